import { foldedWords, referenceFields } from '../../analysis/index.ts';
import { searchFields } from '../../fields.ts';
import type { SearchField } from '../../fields.ts';
import type { SearchDocument } from '../../port.ts';
import { fieldNumbers } from '../index/field-masks.ts';
import { fieldMark, variantMark } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import { growingFloat64, growingInt32, growingUint32 } from '../index/growing-numbers.ts';
import { exactKey, nameHash, otherTitleHash, seriesHash } from '../index/name-hashes.ts';
import { segmentLimit } from '../index/postings.ts';
import { titlesForTotals } from '../index/segment.ts';
import type { Segment } from '../index/segment.ts';
import { shared } from '../index/shared-arrays.ts';
import { countOf } from '../index/strings.ts';
import { termsOfWords } from '../index/term-dictionary.ts';
import { noPairs, pairTerms } from './bigrams-builder.ts';
import { orderById, pick, slices } from './doc-id-order.ts';
import { invert } from './inversion.ts';
import { countWords } from './term-dictionary-builder.ts';
import { WordNumbers } from './word-numbers.ts';

/** What its words are read from in a document. */
export type TextsOfDocument = Pick<
  SearchDocument,
  'id' | 'language' | 'headingLanguage' | 'text' | 'references' | 'otherTitles'
>;

/** The part of a segment that is made of words. */
export type TextsOfSegment = Pick<
  Segment,
  'ids' | 'terms' | 'vocabulary' | 'postings' | 'pairs' | 'stream' | 'names'
>;

/** Gathers the words of titles in any order; of an id that comes twice, the last. */
export class TextsBuilder {
  readonly #ids = growingInt32();
  readonly #names = new Map<string, number>();
  readonly #wordNumbers = new WordNumbers();
  readonly #tokenStarts = growingUint32();
  readonly #tokens = growingUint32();
  readonly #tell = (token: number): void => this.addToken(token);
  readonly #nameStarts = growingUint32();
  readonly #nameHashes = growingFloat64();

  put(document: TextsOfDocument): void {
    this.begin(document.id);
    this.#putTexts(document);
    for (const name of document.text.author ?? []) this.addName(this.#hashOf(name));
    for (const { variant } of document.references?.author ?? [])
      this.addName(this.#hashOf(variant));
    for (const other of document.otherTitles ?? [])
      this.addName(otherTitleHash(foldedWords(other)));
    for (const series of document.text.series ?? []) this.addName(seriesHash(foldedWords(series)));
  }

  #putTexts(document: TextsOfDocument): void {
    for (const field of searchFields) {
      const mark = fieldMark + fieldNumbers[field];
      for (const text of document.text[field] ?? []) this.#putText(mark, text, field, document);
    }
    for (const field of referenceFields) {
      const mark = fieldMark + variantMark + fieldNumbers[field];
      for (const { variant } of document.references?.[field] ?? [])
        this.#putText(mark, variant, field, document);
    }
  }

  #putText(mark: number, text: string, field: SearchField, document: TextsOfDocument): void {
    this.addToken(mark);
    this.#wordNumbers.eachIn(text, field, document, this.#tell);
  }

  #hashOf(name: string): number {
    let hash = this.#names.get(name);
    if (hash === undefined) this.#names.set(name, (hash = nameHash(foldedWords(name))));
    return hash;
  }

  /** What follows, up to the next call, is of this title. */
  begin(id: number): void {
    if (this.#ids.length === segmentLimit) throw new RangeError('Too many titles for one segment');
    this.#ids.push(id);
    this.#tokenStarts.push(this.#tokens.length);
    this.#nameStarts.push(this.#nameHashes.length);
  }

  wordNumber(term: string, word: string): number {
    return this.#wordNumbers.vocabulary.number(term, word);
  }

  addToken(token: number): void {
    this.#tokens.push(token);
  }

  addName(hash: number): void {
    this.#nameHashes.push(hash);
  }

  finish(): TextsOfSegment {
    const order = orderById(this.#ids.view());
    const { terms, vocabulary, places } = this.#wordNumbers.vocabulary.finish();
    const stream = this.#stream(order, places);
    const termOf = termsOfWords(vocabulary);
    const postings = invert(stream, termOf, countOf(terms));
    const large = order.length > titlesForTotals;
    return {
      ids: pick(this.#ids.view(), order),
      terms,
      vocabulary: { ...vocabulary, counts: countWords(stream, places.length) },
      postings,
      pairs: large ? pairTerms(stream, termOf, postings) : noPairs(),
      stream,
      names: this.#exactNames(order),
    };
  }

  #stream(order: Uint32Array, wordPlaces: Uint32Array): TokenStream {
    const { starts, values } = slices(this.#tokenStarts.view(), this.#tokens.view(), order);
    for (let i = 0; i < values.length; i++) {
      const token = values[i] as number;
      if (token < fieldMark) values[i] = wordPlaces[token] as number;
    }
    return { starts, tokens: values };
  }

  #exactNames(order: Uint32Array): Float64Array {
    const starts = this.#nameStarts.view();
    const hashes = this.#nameHashes.view();
    const names = growingFloat64();
    order.forEach((from, ordinal) => {
      const to = starts[from + 1] ?? hashes.length;
      for (let i = starts[from] as number; i < to; i++) {
        names.push(exactKey(hashes[i] as number, ordinal));
      }
    });
    const sorted = shared.float64(names.length);
    sorted.set(names.view());
    return sorted.sort();
  }
}
