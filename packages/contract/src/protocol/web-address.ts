import { readUrl } from './read-url.ts';

/** Address without characters that browsers skip or reinterpret. */
const plain = /^https?:\/\/[^\s\p{Cc}\\]+$/iu;

/**
 * Address of http or https with its host; null for any other scheme, a partial address, and one with a user name in it.
 */
export function webAddress(text: string): URL | null {
  const url = plain.test(text) ? readUrl(text) : null;
  return url && url.username === '' && url.password === '' ? url : null;
}
