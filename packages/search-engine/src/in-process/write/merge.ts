import { foldWords } from '../../analysis/index.ts';
import { valuesOfDoc } from '../facets/value-rows.ts';
import { facetTypes } from '../index/doc-values.ts';
import { fieldMark, readTokens } from '../index/forward-index.ts';
import type { SegmentView } from '../index/generation.ts';
import { listingNames } from '../index/listings.ts';
import type { ListingName } from '../index/listings.ts';
import { maxDocs } from '../index/postings.ts';
import type { Segment } from '../index/segment.ts';
import { countOf, stringAt } from '../index/strings.ts';
import { termOfForm, termText } from '../index/term-dictionary.ts';
import { isDeleted } from '../index/tombstones.ts';
import { facetEntry } from './facet-entries.ts';
import { entriesByTitle } from './listing-builder.ts';
import { SegmentBuilder } from './segment-builder.ts';

/** One segment with the live titles of several. */
export function mergeSegments(segments: readonly SegmentView[]): Segment {
  const builder = new SegmentBuilder();
  for (const view of segments) new SegmentCopier(view, builder).copy();
  return builder.finish();
}

class SegmentCopier {
  readonly #segment: Segment;
  readonly #tombstones: Uint8Array | null;
  readonly #builder: SegmentBuilder;
  /** The number in the builder plus one of each word met so far; 0 for none. */
  readonly #words: Uint32Array;
  readonly #names: readonly (readonly number[])[];
  readonly #entries: readonly (readonly [ListingName, readonly (readonly number[])[]])[];

  constructor({ segment, tombstones }: SegmentView, builder: SegmentBuilder) {
    this.#segment = segment;
    this.#tombstones = tombstones;
    this.#builder = builder;
    this.#words = new Uint32Array(countOf(segment.dictionary.words));
    this.#names = namesByTitle(segment);
    this.#entries = listingNames.map((name) => [
      name,
      entriesByTitle(segment.listings[name], segment.ids.length),
    ]);
  }

  copy(): void {
    for (let docId = 0; docId < this.#segment.ids.length; docId++) {
      if (this.#tombstones === null || !isDeleted(this.#tombstones, docId)) this.#title(docId);
    }
  }

  #title(docId: number): void {
    const builder = this.#builder;
    const { ids, titles, works } = this.#segment;
    builder.begin(ids[docId] as number);
    this.#tokens(docId);
    const written = stringAt(titles.written, docId);
    builder.records.addTitle(written, foldWords(written));
    for (const hash of this.#names[docId] ?? []) builder.texts.addName(hash);
    this.#listings(docId);
    builder.records.addFacets(this.#facets(docId));
    builder.records.addWork(works[docId] as number);
    this.#keys(docId);
  }

  #listings(docId: number): void {
    for (const [name, byTitle] of this.#entries) {
      const { entries } = this.#segment.listings[name];
      for (const place of byTitle[docId] ?? [])
        this.#builder.records.addEntry(name, stringAt(entries, place));
    }
  }

  #tokens(docId: number): void {
    const { tokens, count } = readTokens(this.#segment.forward, docId);
    for (let i = 0; i < count; i++) {
      const token = tokens[i] as number;
      this.#builder.texts.addToken(token >= fieldMark ? token : this.#word(token));
    }
  }

  #word(word: number): number {
    const known = this.#words[word] as number;
    if (known > 0) return known - 1;
    const { dictionary } = this.#segment;
    const term = termText(dictionary, termOfForm(dictionary, word));
    const number = this.#builder.texts.wordNumber(term, stringAt(dictionary.words, word));
    this.#words[word] = number + 1;
    return number;
  }

  #facets(docId: number): number[] {
    const entries: number[] = [];
    facetTypes.forEach((type, number) => {
      const column = this.#segment.docValues[type];
      if (column === undefined) return;
      for (const value of valuesOfDoc(column, docId)) entries.push(facetEntry(number, value));
    });
    return entries.sort((a, b) => a - b);
  }

  #keys(docId: number): void {
    const { keys } = this.#segment;
    this.#builder.records.addKeys({
      title: stringAt(keys.title, docId),
      author: stringAt(keys.author, docId),
      workType: stringAt(keys.workType, docId),
      callNumber: stringAt(keys.callNumber, docId),
      year: keys.year[docId] as number,
      includedOn: keys.includedOn[docId] as number,
      copies: keys.copies[docId] as number,
    });
  }
}

/** The name hashes of each title, as `exactKey` takes them. */
function namesByTitle({ names, ids }: Segment): number[][] {
  const byTitle: number[][] = Array.from({ length: ids.length }, () => []);
  for (const key of names) {
    (byTitle[key % maxDocs] as number[]).push((Math.floor(key / maxDocs) << 2) >>> 0);
  }
  return byTitle;
}
