import { alphabeticalKey, foldWords, keyOf } from '../../analysis/index.ts';
import { workOf } from '../../port.ts';
import type { SearchDocument } from '../../port.ts';
import { float64Builder, int32Builder, uint32Builder } from '../index/typed-array-builder.ts';
import { listingNames } from '../index/listings.ts';
import type { Listing, ListingName } from '../index/listings.ts';
import type { Segment } from '../index/segment.ts';
import { noYear } from '../index/sort-keys.ts';
import { StringsBuilder } from '../index/strings.ts';
import { indexWords } from '../index/word-index.ts';
import { workNumber } from '../index/work-numbers.ts';
import { orderById, pickNumbers, slices } from './doc-id-order.ts';
import { buildDocValues } from './doc-values-builder.ts';
import { facetNumbers } from './facet-entries.ts';
import { numberHeadingsByUse } from './heading-numbers.ts';
import { ListingBuilder } from './listing-builder.ts';
import { eachEntry, variantsIn } from './listing-entries.ts';
import type { DocumentEntries } from './listing-entries.ts';
import { SortKeysBuilder } from './sort-keys-builder.ts';
import type { TitleSortKeys } from './sort-keys-builder.ts';
import { buildRanks } from './sort-ranks.ts';
import { buildTitles } from './titles-builder.ts';
import type { ValueWriter } from './value-writer.ts';

/** The fields of a document beside its words: of its texts only those that are listed whole. */
export type DocumentRecord = DocumentEntries & Pick<SearchDocument, 'id' | 'work'>;

/** The fields of a segment that are made of titles, facets, listings and sort values. */
export type SegmentRecords = Pick<
  Segment,
  'listings' | 'variantWords' | 'titles' | 'keys' | 'works' | 'ranks' | 'docValues'
>;

/** Gathers everything but words, of the same titles in the same order as `TextsBuilder`. */
export class RecordsBuilder {
  readonly #ids = int32Builder();
  readonly #keys = new Map<string, string>();
  readonly #written = new StringsBuilder();
  readonly #folded = new StringsBuilder();
  readonly #listings = Object.fromEntries(
    listingNames.map((name) => [name, new ListingBuilder()]),
  ) as Record<ListingName, ListingBuilder>;
  readonly #facetStarts = uint32Builder();
  readonly #facets = uint32Builder();
  readonly #sortKeys = new SortKeysBuilder();
  readonly #works = float64Builder();

  get length(): number {
    return this.#ids.length;
  }

  put(document: DocumentRecord, values: ValueWriter): void {
    this.begin(document.id);
    const written = document.text.title?.[0] ?? '';
    const words = foldWords(written);
    this.addTitle(written, words);
    eachEntry(document, (listing, entry) => this.addEntry(listing, entry));
    this.addFacets(facetNumbers(document, values));
    this.addWork(workNumber(workOf(document)));
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

  #keyOf(text: string): string {
    let key = this.#keys.get(text);
    if (key === undefined) this.#keys.set(text, (key = alphabeticalKey(text)));
    return key;
  }

  /** Begins a title; all that is added up to the next call belongs to it. */
  begin(id: number): void {
    this.#ids.push(id);
    this.#facetStarts.push(this.#facets.length);
  }

  addTitle(written: string, words: readonly string[]): void {
    this.#written.push(written);
    this.#folded.push(words.join(' '));
  }

  addEntry(listing: ListingName, entry: string): void {
    this.#listings[listing].add(this.length - 1, entry);
  }

  addFacets(entries: readonly number[]): void {
    for (const entry of entries) this.#facets.push(entry);
  }

  /** Renumbers headings, the most used lowest, for an index of these titles alone. */
  numberHeadingsByUse(values: ValueWriter): void {
    numberHeadingsByUse(this.#facetStarts.view(), this.#facets.view(), values);
  }

  addKeys(keys: TitleSortKeys): void {
    this.#sortKeys.add(keys);
  }

  addWork(work: number): void {
    this.#works.push(work);
  }

  finish(): SegmentRecords {
    const order = orderById(this.#ids.view());
    const keys = this.#sortKeys.finish(order);
    const listings = this.#finishedListings(order);
    const facets = slices(this.#facetStarts.view(), this.#facets.view(), order);
    return {
      listings,
      variantWords: indexWords(variantsIn(listings.references)),
      titles: buildTitles(this.#written.finish(order), this.#folded.finish(order)),
      keys,
      works: pickNumbers(this.#works.view(), order),
      ranks: buildRanks(keys),
      docValues: buildDocValues(facets.starts, facets.values),
    };
  }

  #finishedListings(order: Uint32Array): Record<ListingName, Listing> {
    const listings = listingNames.map((name) => [
      name,
      this.#listings[name].finish(order, this.length),
    ]);
    return Object.fromEntries(listings) as Record<ListingName, Listing>;
  }
}
