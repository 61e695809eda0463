import { webAddress } from './web-address.ts';

const loopback = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/;

/**
 * Address that nobody in between can read: https, or this very machine (Secure Contexts, W3C, section 3.1); null for
 * any other, and for one with a user name in it.
 */
export function secureAddress(text: string): URL | null {
  const url = webAddress(text);
  if (!url) return null;
  const isSecure =
    url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
  return isSecure ? url : null;
}

/**
 * Secure address in the text, if on one of these hosts ('books.example.org', with the port unless it is the usual one);
 * else null.
 */
export function addressOnHost(text: string, hosts: readonly string[]): URL | null {
  const url = secureAddress(text);
  return url && hosts.includes(url.host) ? url : null;
}
