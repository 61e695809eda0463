import { readUrl } from './read-url.ts';

/** Letters that browsers pass over, or take for others, when they read an address. */
const plain = /^https?:\/\/[^\s\p{Cc}\\]+$/iu;

/**
 * An address of http or https with its host, that says where it leads and nothing else; null for any
 * other scheme, a part of an address, and one with a user name in it.
 */
export function webAddress(text: string): URL | null {
  const url = plain.test(text) ? readUrl(text) : null;
  return url && url.username === '' && url.password === '' ? url : null;
}
