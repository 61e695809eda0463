import { fieldWords, foldedWord, isStemmed, writtenWords } from '../analysis/index.ts';
import type { SearchField } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import { StringsBuilder } from './strings.ts';
import type { Strings } from './strings.ts';
import { termOf } from './terms.ts';

const headingFields: ReadonlySet<SearchField> = new Set([
  'author',
  'subject',
  'series',
  'publisher',
]);

/** Numbers terms in the order they come. Words, and names as a whole, are mostly old acquaintances. */
export class TermNumbers {
  /** Term of each word as written, by the language that stems it: most words come often. */
  readonly #numbers = new Map<SearchDocument['language'], Map<string, number>>();
  /** Tokens of names and headings, which come again and again whole, by the same. */
  readonly #headings = new Map<SearchDocument['language'], Map<string, readonly number[]>>();
  readonly #termNumbers = new Map<string, number>();
  readonly #terms = new StringsBuilder();

  terms(): Strings {
    return this.#terms.view();
  }

  of(term: string): number {
    const known = this.#termNumbers.get(term);
    if (known !== undefined) return known;
    const number = this.#termNumbers.size;
    this.#termNumbers.set(term, number);
    this.#terms.push(term);
    return number;
  }

  tokensOf(
    text: string,
    field: SearchField,
    language: SearchDocument['language'],
  ): readonly number[] {
    if (!headingFields.has(field)) return this.#readTokens(text, field, language);
    const key = isStemmed(field) ? language : null;
    let known = this.#headings.get(key);
    if (known === undefined) this.#headings.set(key, (known = new Map()));
    let tokens = known.get(text);
    if (tokens === undefined) known.set(text, (tokens = this.#readTokens(text, field, language)));
    return tokens;
  }

  #readTokens(text: string, field: SearchField, language: SearchDocument['language']): number[] {
    const numbers = this.#wordNumbers(field, language);
    const words = field === 'standardNumber' ? fieldWords(field, text) : writtenWords(text);
    return words.map((word) => numbers.get(word) ?? this.#number(word, field, language, numbers));
  }

  #wordNumbers(field: SearchField, language: SearchDocument['language']): Map<string, number> {
    const key = isStemmed(field) ? language : null;
    let numbers = this.#numbers.get(key);
    if (numbers === undefined) this.#numbers.set(key, (numbers = new Map()));
    return numbers;
  }

  #number(
    written: string,
    field: SearchField,
    language: SearchDocument['language'],
    numbers: Map<string, number>,
  ): number {
    const number = this.of(termOf(foldedWord(written), field, language));
    numbers.set(written, number);
    return number;
  }
}
