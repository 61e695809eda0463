import { nameWords } from '../../analysis/index.ts';
import { segmentLimit } from './postings.ts';

/** Hashes have 30 bits, so that hash and ordinal together are an exact double. */
export function exactKey(hash: number, ordinal: number): number {
  return (hash >>> 2) * segmentLimit + ordinal;
}

/** Order does not matter: 'Assis, Machado de, 1839-1908' is asked for as 'machado de assis'. */
export function nameHash(words: readonly string[]): number {
  let hash = 0;
  for (const word of nameWords(words)) hash = (hash + wordHash(word)) >>> 0;
  return hash;
}

/** Of the words of a title in their order; another than that of a name of one word. */
export function otherTitleHash(words: readonly string[]): number {
  return words.length === 0 ? 0 : wordHash(`\u0001${words.join(' ')}`);
}

export function seriesHash(words: readonly string[]): number {
  return words.length === 0 ? 0 : wordHash(`\u0002${words.join(' ')}`);
}

/** FNV-1a, then mixed so that sums of hashes stay apart. */
function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
