import {
  compoundsIn,
  foldWords,
  hasCompounds,
  joinedReadings,
  referenceFields,
} from '../../analysis/index.ts';
import { searchFields } from '../../fields.ts';
import type { SearchField } from '../../fields.ts';
import type { SearchDocument } from '../../port.ts';
import { fieldNumbers } from '../index/field-masks.ts';
import { fieldMark, joinedMark, variantMark } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import { float64Builder, int32Builder, uint32Builder } from '../index/typed-array-builder.ts';
import { exactKey, nameHash, otherTitleHash, seriesHash } from '../index/name-hashes.ts';
import { maxDocs } from '../index/postings.ts';
import { smallSegmentLimit } from '../index/segment.ts';
import type { Segment } from '../index/segment.ts';
import { shared } from '../index/shared-arrays.ts';
import { termsOfWords } from '../index/term-dictionary.ts';
import { packForward } from './forward-packer.ts';
import { buildBigrams, noBigrams } from './bigrams-builder.ts';
import { orderById, pick, slices } from './doc-id-order.ts';
import { invert } from './inversion.ts';
import { countWords } from './term-dictionary-builder.ts';
import { FormNumbering } from './form-numbering.ts';

/** The fields of a document that words are read from. */
export type DocumentTexts = Pick<
  SearchDocument,
  'id' | 'language' | 'headingLanguage' | 'text' | 'references' | 'otherTitles'
>;

/** The fields of a segment that are made of words. */
export type SegmentTexts = Pick<
  Segment,
  'ids' | 'dictionary' | 'postings' | 'bigrams' | 'forward' | 'names'
>;

/** Gathers the words of titles in any order; where an id comes twice, the last counts. */
export class TextsBuilder {
  readonly #ids = int32Builder();
  readonly #names = new Map<string, number>();
  readonly #formNumbering = new FormNumbering();
  readonly #tokenStarts = uint32Builder();
  readonly #tokens = uint32Builder();
  readonly #visitToken = (token: number): void => this.addToken(token);
  readonly #nameStarts = uint32Builder();
  readonly #nameHashes = float64Builder();

  put(document: DocumentTexts): void {
    this.begin(document.id);
    this.#putTexts(document);
    for (const name of document.text.author ?? []) this.addName(this.#hashOf(name));
    for (const { variant } of document.references?.author ?? [])
      this.addName(this.#hashOf(variant));
    for (const other of document.otherTitles ?? []) {
      this.addName(otherTitleHash(foldWords(other)));
      this.#addJoined(other);
    }
    for (const series of document.text.series ?? []) this.addName(seriesHash(foldWords(series)));
  }

  /** Whole titles are looked for with their compounds joined too. */
  #addJoined(title: string): void {
    for (const words of joinedReadings(title)) this.addName(otherTitleHash(words));
  }

  #putTexts(document: DocumentTexts): void {
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

  #putText(mark: number, text: string, field: SearchField, document: DocumentTexts): void {
    this.addToken(mark);
    const mayHaveCompounds = this.#formNumbering.forEachToken(
      text,
      field,
      document,
      this.#visitToken,
    );
    if (!mayHaveCompounds || !hasCompounds(field)) return;
    for (const { joined } of compoundsIn(text))
      for (const word of joined) {
        this.addToken(mark + joinedMark);
        this.#formNumbering.forEachToken(word, field, document, this.#visitToken);
      }
    if (text === document.text.title?.[0]) this.#addJoined(text);
  }

  #hashOf(name: string): number {
    let hash = this.#names.get(name);
    if (hash === undefined) this.#names.set(name, (hash = nameHash(foldWords(name))));
    return hash;
  }

  /** Begins a title; all that is added up to the next call belongs to it. */
  begin(id: number): void {
    if (this.#ids.length === maxDocs) throw new RangeError('Too many titles for one segment');
    this.#ids.push(id);
    this.#tokenStarts.push(this.#tokens.length);
    this.#nameStarts.push(this.#nameHashes.length);
  }

  wordNumber(term: string, word: string): number {
    return this.#formNumbering.dictionary.number(term, word);
  }

  addToken(token: number): void {
    this.#tokens.push(token);
  }

  addName(hash: number): void {
    this.#nameHashes.push(hash);
  }

  finish(): SegmentTexts {
    const order = orderById(this.#ids.view());
    const { dictionary: uncounted, places } = this.#formNumbering.dictionary.finish();
    const stream = this.#stream(order, places);
    const dictionary = { ...uncounted, counts: countWords(stream, places.length) };
    const termOf = termsOfWords(dictionary);
    const postings = invert(stream, dictionary, termOf);
    const large = order.length > smallSegmentLimit;
    return {
      ids: pick(this.#ids.view(), order),
      dictionary,
      postings,
      bigrams: large ? buildBigrams(stream, termOf, postings) : noBigrams(),
      forward: packForward(stream, dictionary.counts),
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
    const names = float64Builder();
    order.forEach((from, docId) => {
      const to = starts[from + 1] ?? hashes.length;
      for (let i = starts[from] as number; i < to; i++) {
        names.push(exactKey(hashes[i] as number, docId));
      }
    });
    const sorted = shared.float64(names.length);
    sorted.set(names.view());
    return sorted.sort();
  }
}
