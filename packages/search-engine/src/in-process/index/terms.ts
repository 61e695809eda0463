import { isStemmed, stem, stemmedLanguages } from '../../analysis/index.ts';
import type { StemmedLanguage } from '../../analysis/index.ts';
import type { QueryField } from '../../query.ts';
import type { Strings } from './strings.ts';

/**
 * A word in a stemmed field of a title in language L is indexed as 'L:stem', any other word as
 * it is, folded. The language of a query is unknown: each word is looked up as itself and as its
 * stem in each language, and so meets a word of a title exactly where both have one stem in the
 * title's language.
 */
const tags: Readonly<Record<StemmedLanguage, string>> = {
  pt: '\u0001',
  en: '\u0002',
  es: '\u0003',
};

export function indexTermOf(word: string, language: StemmedLanguage | null): string {
  return language === null ? word : tags[language] + stem(word, language);
}

/** Whether a term in UTF-8 is a stem; no word begins as low as the tags. */
export function isStem(term: Uint8Array): boolean {
  return term.length > 0 && (term[0] as number) <= stemmedLanguages.length;
}

export function languageOfStem({ bytes, offsets }: Strings, place: number): StemmedLanguage {
  return stemmedLanguages[(bytes[offsets[place] as number] as number) - 1] as StemmedLanguage;
}

export interface QueryTerm {
  readonly term: string;
  /** The language it is stemmed in. */
  readonly language: StemmedLanguage | null;
}

export function queryTermsOf(word: string, field: QueryField): QueryTerm[] {
  const plain: QueryTerm = { term: word, language: null };
  if (field !== 'any' && !isStemmed(field)) return [plain];
  return [
    plain,
    ...stemmedLanguages.map((language) => ({
      term: tags[language] + stem(word, language),
      language,
    })),
  ];
}
