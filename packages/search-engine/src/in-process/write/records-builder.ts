import { alphabeticalKey, foldedWords, keyOf } from '../../analysis/index.ts';
import type { SearchDocument } from '../../port.ts';
import { growingInt32, growingUint32 } from '../index/growing-numbers.ts';
import { listingNames } from '../index/listings.ts';
import type { Listing, ListingName } from '../index/listings.ts';
import type { Segment } from '../index/segment.ts';
import { noYear } from '../index/sort-keys.ts';
import { StringsBuilder, hashesOf } from '../index/strings.ts';
import { indexWords } from '../index/word-index.ts';
import { orderById, slices } from './doc-id-order.ts';
import { buildColumns } from './doc-values-builder.ts';
import { facetNumbers } from './facet-entries.ts';
import { numberHeadingsByUse } from './heading-numbers.ts';
import { ListingBuilder } from './listing-builder.ts';
import { eachEntry, variantsIn } from './listing-entries.ts';
import type { ListedDocument } from './listing-entries.ts';
import { SortKeysBuilder } from './sort-keys-builder.ts';
import type { KeysOfTitle } from './sort-keys-builder.ts';
import { buildRanks } from './sort-ranks.ts';
import { buildTitles } from './titles-builder.ts';
import type { ValueWriter } from './value-writer.ts';

/** What a document says beside its words; of its texts those that are listed whole. */
export type RecordOfDocument = ListedDocument & Pick<SearchDocument, 'id'>;

/** The part of a segment that is made of titles, facets, lists and orders. */
export type RecordsOfSegment = Pick<
  Segment,
  'listings' | 'variantWords' | 'titles' | 'keys' | 'works' | 'ranks' | 'columns'
>;

/** Gathers what is not words, of the same titles in the same order. */
export class RecordsBuilder {
  readonly #ids = growingInt32();
  readonly #keys = new Map<string, string>();
  readonly #written = new StringsBuilder();
  readonly #folded = new StringsBuilder();
  readonly #listings = Object.fromEntries(
    listingNames.map((name) => [name, new ListingBuilder()]),
  ) as Record<ListingName, ListingBuilder>;
  readonly #facetStarts = growingUint32();
  readonly #facets = growingUint32();
  readonly #sortKeys = new SortKeysBuilder();

  get length(): number {
    return this.#ids.length;
  }

  put(document: RecordOfDocument, values: ValueWriter): void {
    this.begin(document.id);
    const written = document.text.title?.[0] ?? '';
    const words = foldedWords(written);
    this.addTitle(written, words);
    eachEntry(document, (listing, entry) => this.addEntry(listing, entry));
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

  #keyOf(text: string): string {
    let key = this.#keys.get(text);
    if (key === undefined) this.#keys.set(text, (key = alphabeticalKey(text)));
    return key;
  }

  /** What follows, up to the next call, is of this title. */
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

  /** Numbers headings anew, for an index of these titles alone: the most used first. */
  numberHeadingsByUse(values: ValueWriter): void {
    numberHeadingsByUse(this.#facetStarts.view(), this.#facets.view(), values);
  }

  addKeys(keys: KeysOfTitle): void {
    this.#sortKeys.add(keys);
  }

  finish(): RecordsOfSegment {
    const order = orderById(this.#ids.view());
    const keys = this.#sortKeys.finish(order);
    const listings = this.#finishedListings(order);
    const facets = slices(this.#facetStarts.view(), this.#facets.view(), order);
    return {
      listings,
      variantWords: indexWords(variantsIn(listings.references)),
      titles: buildTitles(this.#written.finish(order), this.#folded.finish(order)),
      keys,
      works: hashesOf([keys.title, keys.author]),
      ranks: buildRanks(keys),
      columns: buildColumns(facets.starts, facets.values),
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
