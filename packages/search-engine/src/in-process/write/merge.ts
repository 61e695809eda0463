import { foldedWords } from '../../analysis/index.ts';
import { valuesOf } from '../facets/value-rows.ts';
import { facetTypes } from '../index/doc-values.ts';
import { fieldMark } from '../index/forward-index.ts';
import type { Part } from '../index/generation.ts';
import { listingNames } from '../index/listings.ts';
import type { ListingName } from '../index/listings.ts';
import { segmentLimit } from '../index/postings.ts';
import type { Segment } from '../index/segment.ts';
import { countOf, stringAt } from '../index/strings.ts';
import { termsOfWords } from '../index/term-dictionary.ts';
import { isDeleted } from '../index/tombstones.ts';
import { facetEntry } from './facet-entries.ts';
import { entriesByTitle } from './listing-builder.ts';
import { SegmentBuilder } from './segment-builder.ts';

/** One segment with the live titles of several. */
export function mergeParts(parts: readonly Part[]): Segment {
  const builder = new SegmentBuilder();
  for (const part of parts) new PartCopier(part, builder).copy();
  return builder.finish();
}

class PartCopier {
  readonly #segment: Segment;
  readonly #deleted: Uint8Array | null;
  readonly #builder: SegmentBuilder;
  /** Number in the builder, plus one, of each word met so far. */
  readonly #words: Uint32Array;
  readonly #termOf: Uint32Array;
  readonly #names: readonly (readonly number[])[];
  readonly #entries: readonly (readonly [ListingName, readonly (readonly number[])[]])[];

  constructor({ segment, deleted }: Part, builder: SegmentBuilder) {
    this.#segment = segment;
    this.#deleted = deleted;
    this.#builder = builder;
    this.#words = new Uint32Array(countOf(segment.vocabulary.words));
    this.#termOf = termsOfWords(segment.vocabulary);
    this.#names = namesByTitle(segment);
    this.#entries = listingNames.map((name) => [
      name,
      entriesByTitle(segment.listings[name], segment.ids.length),
    ]);
  }

  copy(): void {
    for (let ordinal = 0; ordinal < this.#segment.ids.length; ordinal++) {
      if (this.#deleted === null || !isDeleted(this.#deleted, ordinal)) this.#title(ordinal);
    }
  }

  #title(ordinal: number): void {
    const builder = this.#builder;
    const { ids, titles } = this.#segment;
    builder.begin(ids[ordinal] as number);
    this.#tokens(ordinal);
    const written = stringAt(titles.written, ordinal);
    builder.records.addTitle(written, foldedWords(written));
    for (const hash of this.#names[ordinal] ?? []) builder.texts.addName(hash);
    this.#listed(ordinal);
    builder.records.addFacets(this.#facets(ordinal));
    this.#keys(ordinal);
  }

  #listed(ordinal: number): void {
    for (const [name, byTitle] of this.#entries) {
      const { entries } = this.#segment.listings[name];
      for (const place of byTitle[ordinal] ?? [])
        this.#builder.records.addEntry(name, stringAt(entries, place));
    }
  }

  #tokens(ordinal: number): void {
    const { starts, tokens } = this.#segment.stream;
    const to = starts[ordinal + 1] as number;
    for (let i = starts[ordinal] as number; i < to; i++) {
      const token = tokens[i] as number;
      this.#builder.texts.addToken(token >= fieldMark ? token : this.#word(token));
    }
  }

  #word(word: number): number {
    const known = this.#words[word] as number;
    if (known > 0) return known - 1;
    const { terms, vocabulary } = this.#segment;
    const term = stringAt(terms, this.#termOf[word] as number);
    const number = this.#builder.texts.wordNumber(term, stringAt(vocabulary.words, word));
    this.#words[word] = number + 1;
    return number;
  }

  #facets(ordinal: number): number[] {
    const entries: number[] = [];
    facetTypes.forEach((type, number) => {
      const column = this.#segment.columns[type];
      if (column === undefined) return;
      for (const value of valuesOf(column, ordinal)) entries.push(facetEntry(number, value));
    });
    return entries.sort((a, b) => a - b);
  }

  #keys(ordinal: number): void {
    const { keys } = this.#segment;
    this.#builder.records.addKeys({
      title: stringAt(keys.title, ordinal),
      author: stringAt(keys.author, ordinal),
      workType: stringAt(keys.workType, ordinal),
      callNumber: stringAt(keys.callNumber, ordinal),
      year: keys.year[ordinal] as number,
      includedOn: keys.includedOn[ordinal] as number,
      copies: keys.copies[ordinal] as number,
    });
  }
}

/** Hashes as `exactKey` takes them. */
function namesByTitle({ names, ids }: Segment): number[][] {
  const byTitle: number[][] = Array.from({ length: ids.length }, () => []);
  for (const key of names) {
    (byTitle[key % segmentLimit] as number[]).push((Math.floor(key / segmentLimit) << 2) >>> 0);
  }
  return byTitle;
}
