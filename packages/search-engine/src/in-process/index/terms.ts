import { isStemmed, stem, stemmedLanguages } from '../../analysis/index.ts';
import type { StemmedLanguage } from '../../analysis/index.ts';
import type { QueryField } from '../../query.ts';

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
