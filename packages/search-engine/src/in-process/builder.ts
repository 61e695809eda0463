import { randomUUID } from 'node:crypto';
import {
  alphabeticalKey,
  fieldWords,
  foldedWord,
  foldedWords,
  isStemmed,
  keyOf,
  writtenWords,
} from '../analysis/index.ts';
import { searchFields } from '../fields.ts';
import type { FacetType, SearchField } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import { buildColumns, facetEntry, facetTypes } from './columns.ts';
import { growingFloat64, growingInt32, growingUint32 } from './growing.ts';
import { invert } from './inversion.ts';
import { buildRanks } from './ranks.ts';
import { exactKey, fieldMark, segmentLimit } from './segment.ts';
import type { Segment, SortKeys, Titles, TokenStream } from './segment.ts';
import { shared } from './shared.ts';
import { StringsBuilder, reordered, sortedOrder } from './strings.ts';
import type { Strings } from './strings.ts';
import { fieldNumbers, nameHash, termOf } from './terms.ts';
import { identity, inverse, share } from './values.ts';
import type { ValueWriter } from './value-writer.ts';
import { indexWords } from './word-index.ts';

/** Sort values of a title, as keys. */
export interface KeysOfTitle {
  readonly title: string;
  readonly author: string;
  readonly workType: string;
  readonly callNumber: string;
  readonly year: number;
  readonly includedOn: number;
  readonly copies: number;
}

export const noYear = -32_768;
const typeNumbers = new Map(facetTypes.map((type, number) => [type, number]));

const headingFields: ReadonlySet<SearchField> = new Set([
  'author',
  'subject',
  'series',
  'publisher',
]);

/** Gathers titles in any order and makes a segment of them; of an id that comes twice, the last. */
export class SegmentBuilder {
  readonly #ids = growingInt32();
  /** Term of each word as written, by the language that stems it: most words come often. */
  readonly #numbers = new Map<SearchDocument['language'], Map<string, number>>();
  /** Tokens of names and headings, which come again and again whole, by the same. */
  readonly #headings = new Map<SearchDocument['language'], Map<string, readonly number[]>>();
  readonly #names = new Map<string, number>();
  readonly #keys = new Map<string, string>();
  readonly #termNumbers = new Map<string, number>();
  readonly #terms = new StringsBuilder();
  readonly #tokenStarts = growingUint32();
  readonly #tokens = growingUint32();
  readonly #nameStarts = growingUint32();
  readonly #nameHashes = growingFloat64();
  readonly #written = new StringsBuilder();
  readonly #folded = new StringsBuilder();
  readonly #facetStarts = growingUint32();
  readonly #facets = growingUint32();
  readonly #title = new StringsBuilder();
  readonly #author = new StringsBuilder();
  readonly #workType = new StringsBuilder();
  readonly #callNumber = new StringsBuilder();
  readonly #year = growingInt32();
  readonly #includedOn = growingInt32();
  readonly #copies = growingInt32();

  get length(): number {
    return this.#ids.length;
  }

  put(document: SearchDocument, values: ValueWriter): void {
    this.begin(document.id);
    this.#putTexts(document);
    const written = document.text.title?.[0] ?? '';
    const words = foldedWords(written);
    this.addTitle(written, words);
    for (const name of document.text.author ?? []) this.addName(this.#hashOf(name));
    this.addFacets(facetNumbers(document, values));
    const { title, author, workType, callNumber, year, includedOn, copies } = document.sort;
    this.addKeys({
      title: title === written ? keyOf(words) : alphabeticalKey(title),
      author: this.#keyOf(author),
      workType: this.#keyOf(workType),
      callNumber,
      year: year ?? noYear,
      includedOn,
      copies,
    });
  }

  #putTexts(document: SearchDocument): void {
    for (const field of searchFields) {
      for (const text of document.text[field] ?? []) {
        this.addToken(fieldMark + fieldNumbers[field]);
        for (const token of this.#tokensOf(text, field, document.language)) this.addToken(token);
      }
    }
  }

  #tokensOf(
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

  #hashOf(name: string): number {
    let hash = this.#names.get(name);
    if (hash === undefined) this.#names.set(name, (hash = nameHash(foldedWords(name))));
    return hash;
  }

  #keyOf(text: string): string {
    let key = this.#keys.get(text);
    if (key === undefined) this.#keys.set(text, (key = alphabeticalKey(text)));
    return key;
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
    const number = this.termNumber(termOf(foldedWord(written), field, language));
    numbers.set(written, number);
    return number;
  }

  /** What follows, up to the next call, is of this title. */
  begin(id: number): void {
    if (this.length === segmentLimit) throw new RangeError('Too many titles for one segment');
    this.#ids.push(id);
    this.#tokenStarts.push(this.#tokens.length);
    this.#nameStarts.push(this.#nameHashes.length);
    this.#facetStarts.push(this.#facets.length);
  }

  termNumber(term: string): number {
    const known = this.#termNumbers.get(term);
    if (known !== undefined) return known;
    const number = this.#termNumbers.size;
    this.#termNumbers.set(term, number);
    this.#terms.push(term);
    return number;
  }

  addToken(token: number): void {
    this.#tokens.push(token);
  }

  addTitle(written: string, words: readonly string[]): void {
    this.#written.push(written);
    this.#folded.push(words.join(' '));
  }

  addName(hash: number): void {
    this.#nameHashes.push(hash);
  }

  addFacets(entries: readonly number[]): void {
    for (const entry of entries) this.#facets.push(entry);
  }

  addKeys(keys: KeysOfTitle): void {
    this.#title.push(keys.title);
    this.#author.push(keys.author);
    this.#workType.push(keys.workType);
    this.#callNumber.push(keys.callNumber);
    this.#year.push(keys.year);
    this.#includedOn.push(keys.includedOn);
    this.#copies.push(keys.copies);
  }

  finish(): Segment {
    const order = orderById(this.#ids.view());
    const terms = this.#terms.view();
    const termOrder = sortedOrder(terms);
    const stream = this.#stream(order, inverse(termOrder));
    const keys = this.#sortKeys(order);
    const facets = slices(this.#facetStarts.view(), this.#facets.view(), order);
    return {
      key: randomUUID(),
      ids: pick(this.#ids.view(), order),
      terms: reordered(terms, termOrder),
      postings: invert(stream, termOrder.length),
      stream,
      names: this.#exactNames(order),
      titles: buildTitles(this.#written.finish(order), this.#folded.finish(order)),
      keys,
      ranks: buildRanks(keys),
      columns: buildColumns(facets.starts, facets.values),
    };
  }

  #stream(order: Uint32Array, termPlaces: Uint32Array): TokenStream {
    const { starts, values } = slices(this.#tokenStarts.view(), this.#tokens.view(), order);
    for (let i = 0; i < values.length; i++) {
      const token = values[i] as number;
      if (token < fieldMark) values[i] = termPlaces[token] as number;
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

  #sortKeys(order: Uint32Array): SortKeys {
    return {
      title: this.#title.finish(order),
      author: this.#author.finish(order),
      workType: this.#workType.finish(order),
      callNumber: this.#callNumber.finish(order),
      year: pick(this.#year.view(), order),
      includedOn: pick(this.#includedOn.view(), order),
      copies: pick(this.#copies.view(), order),
    };
  }
}

function facetNumbers({ facets }: SearchDocument, values: ValueWriter): number[] {
  const entries: number[] = [];
  for (const type of Object.keys(facets) as FacetType[]) {
    const number = typeNumbers.get(type) as number;
    for (const value of facets[type] ?? []) {
      const entry = facetEntry(number, values.number(type, value));
      if (!entries.includes(entry)) entries.push(entry);
    }
  }
  return entries.sort((a, b) => a - b);
}

function buildTitles(written: Strings, folded: Strings): Titles {
  const order = share(sortedOrder(folded));
  const { words, starts, places } = indexWords(folded);
  return {
    written,
    order,
    places: inverse(order),
    words,
    wordStarts: starts,
    wordTitles: places,
  };
}

/** Places of arrival by id, of each id the last one. */
function orderById(ids: Int32Array): Uint32Array {
  const order = identity(ids.length);
  if (!ascending(ids)) order.sort((a, b) => (ids[a] as number) - (ids[b] as number) || a - b);
  return order.filter((place, i) => ids[place] !== ids[order[i + 1] ?? -1]);
}

function ascending(ids: Int32Array): boolean {
  for (let i = 1; i < ids.length; i++)
    if ((ids[i] as number) <= (ids[i - 1] as number)) return false;
  return true;
}

function pick(numbers: Int32Array, order: Uint32Array): Int32Array {
  const picked = shared.int32(order.length);
  for (let i = 0; i < order.length; i++) picked[i] = numbers[order[i] as number] as number;
  return picked;
}

/** The slices of `values` in another order. */
function slices(
  starts: Uint32Array,
  values: Uint32Array,
  order: Uint32Array,
): { starts: Uint32Array; values: Uint32Array } {
  const placed = shared.uint32(order.length + 1);
  order.forEach((from, i) => {
    const length = (starts[from + 1] ?? values.length) - (starts[from] as number);
    placed[i + 1] = (placed[i] as number) + length;
  });
  const copied = shared.uint32(placed[order.length] as number);
  order.forEach((from, i) => {
    let target = placed[i] as number;
    const to = starts[from + 1] ?? values.length;
    for (let p = starts[from] as number; p < to; p++) copied[target++] = values[p] as number;
  });
  return { starts: placed, values: copied };
}
