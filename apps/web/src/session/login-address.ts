/**
 * Address of the login from a page, and back to it; from the front page, or the login itself, simply the
 * login.
 */
export function loginHref(from: string): string {
  if (/^\/login(?:\?|$)/.test(from)) return from;
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: from })}`;
}
