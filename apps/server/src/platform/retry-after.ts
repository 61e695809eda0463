/** Seconds that Retry-After asks for, a date counted from now; a minute where it says nothing. */
export function readRetryAfter(text: string, now: Date): number {
  const seconds = /^\d+$/.test(text.trim())
    ? Number(text)
    : (Date.parse(text) - now.getTime()) / 1000;
  const longest = 86_400;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), longest) : 60;
}
