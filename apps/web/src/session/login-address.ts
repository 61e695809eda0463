/** The way in from a page, and back to it; from the front page simply the way in. */
export function loginHref(from: string): string {
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: from })}`;
}
