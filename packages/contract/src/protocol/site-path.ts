import { readUrl } from './read-url.ts';

const base = 'https://site.invalid';

/**
 * Address to go on to, if it is a path of this site; '/' for any other. Addresses are read as browsers read them:
 * '//host', '/\host' and '/<tab>/host' are other sites.
 */
export function sitePath(address: string | null | undefined): string {
  if (!address?.startsWith('/')) return '/';
  const url = readUrl(address, base);
  // '/.//host' becomes the path '//host', which is another site when it is read again.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
