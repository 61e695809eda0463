import { nameWords } from '../../analysis/index.ts';
import { maxDocs } from './postings.ts';

/** Hash and doc id in one number: a hash has 30 bits, so that both make an exact double. */
export function exactKey(hash: number, docId: number): number {
  return (hash >>> 2) * maxDocs + docId;
}

/**
 * The order of words does not matter: 'Assis, Machado de, 1839-1908' is typed as 'machado de
 * assis'.
 */
export function nameHash(words: readonly string[]): number {
  let hash = 0;
  for (const word of nameWords(words)) hash = (hash + wordHash(word)) >>> 0;
  return hash;
}

/** Hash of a title's words in their order; a name of one word has another hash. */
export function otherTitleHash(words: readonly string[]): number {
  return words.length === 0 ? 0 : wordHash(`\u0001${words.join(' ')}`);
}

export function seriesHash(words: readonly string[]): number {
  return words.length === 0 ? 0 : wordHash(`\u0002${words.join(' ')}`);
}

/** FNV-1a, mixed once more so that sums of hashes differ. */
function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
