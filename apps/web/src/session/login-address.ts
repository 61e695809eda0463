/** The way in from a page, and back to it; from the front page, or the way in itself, simply the way in. */
export function loginHref(from: string): string {
  if (/^\/login(?:\?|$)/.test(from)) return from;
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: from })}`;
}
