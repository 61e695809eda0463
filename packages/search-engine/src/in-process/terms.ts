import { isStemmed, nameWords, stem, stemmedLanguages } from '../analysis/index.ts';
import type { StemmedLanguage } from '../analysis/index.ts';
import { searchFields } from '../fields.ts';
import type { SearchField } from '../fields.ts';
import type { QueryField } from '../query.ts';

/**
 * A word in a stemmed field of a title in language L is kept as 'L:stem'; any other as it is,
 * folded. A word of a query, whose language nobody knows, is looked for as itself and as its stem
 * in each language, and so meets a word just where both have one stem in the title's language.
 */
const tags: Readonly<Record<StemmedLanguage, string>> = {
  pt: '\u0001',
  en: '\u0002',
  es: '\u0003',
};

export function termOf(word: string, language: StemmedLanguage | null): string {
  return language === null ? word : tags[language] + stem(word, language);
}

export function formsOf(word: string, field: QueryField): string[] {
  if (field !== 'any' && !isStemmed(field)) return [word];
  return [word, ...stemmedLanguages.map((language) => tags[language] + stem(word, language))];
}

export const fieldNumbers = Object.fromEntries(
  searchFields.map((field, number) => [field, number]),
) as Readonly<Record<SearchField, number>>;

export function maskOf(field: QueryField): number {
  return field === 'any' ? (1 << searchFields.length) - 1 : 1 << fieldNumbers[field];
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
