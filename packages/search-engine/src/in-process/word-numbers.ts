import { fieldWords, foldedWord, languageIn, writtenWords } from '../analysis/index.ts';
import type { SearchField } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import { termOf } from './terms.ts';
import { VocabularyBuilder } from './vocabulary.ts';

const headingFields: ReadonlySet<SearchField> = new Set([
  'author',
  'subject',
  'series',
  'publisher',
]);

/** Numbers words in the order they come. They, and names as a whole, are mostly old acquaintances. */
export class WordNumbers {
  /** Number of each word as written, by the language that stems it: most words come often. */
  readonly #numbers = new Map<SearchDocument['language'], Map<string, number>>();
  /** Tokens of names and headings, which come again and again whole, by the same. */
  readonly #headings = new Map<SearchDocument['language'], Map<string, readonly number[]>>();
  readonly vocabulary = new VocabularyBuilder();

  tokensOf(
    text: string,
    field: SearchField,
    document: Pick<SearchDocument, 'language' | 'headingLanguage'>,
  ): readonly number[] {
    const language = languageIn(field, document);
    if (!headingFields.has(field)) return this.#readTokens(text, field, language);
    let known = this.#headings.get(language);
    if (known === undefined) this.#headings.set(language, (known = new Map()));
    let tokens = known.get(text);
    if (tokens === undefined) known.set(text, (tokens = this.#readTokens(text, field, language)));
    return tokens;
  }

  #readTokens(text: string, field: SearchField, language: SearchDocument['language']): number[] {
    const numbers = this.#wordNumbers(language);
    const words = field === 'standardNumber' ? fieldWords(field, text) : writtenWords(text);
    return words.map((word) => numbers.get(word) ?? this.#number(word, language, numbers));
  }

  #wordNumbers(language: SearchDocument['language']): Map<string, number> {
    let numbers = this.#numbers.get(language);
    if (numbers === undefined) this.#numbers.set(language, (numbers = new Map()));
    return numbers;
  }

  #number(
    written: string,
    language: SearchDocument['language'],
    numbers: Map<string, number>,
  ): number {
    const word = foldedWord(written);
    const number = this.vocabulary.number(termOf(word, language), word);
    numbers.set(written, number);
    return number;
  }
}
