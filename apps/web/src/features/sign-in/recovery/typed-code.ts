/** The digits of what was written or pasted, as many as a code has. */
export function typedCode(written: string, length: number): string {
  return written.replaceAll(/\D/g, '').slice(0, length);
}

/** Minutes and seconds that are left, as a clock shows them. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
