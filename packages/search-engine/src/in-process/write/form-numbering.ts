import {
  KnownTexts,
  fieldWords,
  fold,
  hasHyphen,
  isFirstPart,
  languageIn,
  wordBounds,
  splitWords,
} from '../../analysis/index.ts';
import type { SearchField } from '../../fields.ts';
import type { SearchDocument } from '../../port.ts';
import { indexTermOf } from '../index/terms.ts';
import { TermDictionaryBuilder } from './term-dictionary-builder.ts';

type Language = SearchDocument['language'];

/** Numbers the surface forms of terms in the order they come. */
export class FormNumbering {
  /** Numbers of forms by words as written, for each language that stems them: most words come often. */
  readonly #written = new Map<Language, KnownTexts>();
  readonly dictionary = new TermDictionaryBuilder();

  /** Numbers of words that may be the first part of a compound written apart. */
  readonly #firstParts = new Set<number>();

  /**
   * Calls `visit` with the number of each token's form, in the order of the text. Returns whether some of them may
   * be a compound.
   */
  forEachToken(
    text: string,
    field: SearchField,
    document: Pick<SearchDocument, 'language' | 'headingLanguage'>,
    visit: (number: number) => void,
  ): boolean {
    const language = languageIn(field, document);
    const bounds = field === 'standardNumber' ? null : wordBounds(text);
    let mayHaveCompounds = false;
    const visitWord = (from: string, start: number, end: number): void => {
      const number = this.#number(from, start, end, language);
      if (this.#firstParts.has(number)) mayHaveCompounds = true;
      visit(number);
    };
    if (bounds === null) {
      const words = field === 'standardNumber' ? fieldWords(field, text) : splitWords(text);
      for (const word of words) visitWord(word, 0, word.length);
      return words.length > 1;
    }
    const { at, length } = bounds;
    for (let i = 0; i < length; i += 2) visitWord(text, at[i] as number, at[i + 1] as number);
    return mayHaveCompounds || (length > 2 && hasHyphen(text));
  }

  /** The number of the word between two places of a text. */
  #number(text: string, from: number, to: number, language: Language): number {
    let written = this.#written.get(language);
    if (written === undefined) this.#written.set(language, (written = new KnownTexts()));
    const known = written.find(text, from, to);
    if (known >= 0) return known;
    const word = fold(text.slice(from, to));
    const number = this.dictionary.number(indexTermOf(word, language), word);
    if (isFirstPart(word)) this.#firstParts.add(number);
    written.add(number, text, from, to);
    return number;
  }
}
