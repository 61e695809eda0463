/** Extracts the digits of written or pasted text, as many as a code has. */
export function typedCode(written: string, length: number): string {
  return written.replaceAll(/\D/g, '').slice(0, length);
}

/** Writes the time left in minutes and seconds, like a clock. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
