/** The seconds of a Retry-After header, which may be a date; 60 where it is neither. */
export function readRetryAfter(text: string, now: Date): number {
  const seconds = /^\d+$/.test(text.trim())
    ? Number(text)
    : (Date.parse(text) - now.getTime()) / 1000;
  const longest = 86_400;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), longest) : 60;
}
