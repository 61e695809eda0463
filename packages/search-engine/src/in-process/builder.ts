import { randomUUID } from 'node:crypto';
import { alphabeticalKey, foldedWords, keyOf, referenceFields } from '../analysis/index.ts';
import { searchFields } from '../fields.ts';
import type { SearchField } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import { orderById, pick, slices } from './by-id.ts';
import { buildColumns, facetNumbers, titlesForTotals } from './columns.ts';
import { growingFloat64, growingInt32, growingUint32 } from './growing.ts';
import { numberHeadingsByUse } from './heading-numbers.ts';
import { invert } from './inversion.ts';
import { commonSets } from './known-counts.ts';
import { eachEntry, listingNames, variantsIn } from './listed.ts';
import type { ListingName } from './listed.ts';
import { ListingBuilder } from './listing.ts';
import type { Listing } from './listing.ts';
import { noPairs, pairTerms } from './pairs.ts';
import { buildRanks } from './ranks.ts';
import { exactKey, fieldMark, segmentLimit, variantMark } from './segment.ts';
import type { Segment, TokenStream } from './segment.ts';
import { shared } from './shared.ts';
import { SortKeysBuilder, noYear } from './sort-keys.ts';
import type { KeysOfTitle } from './sort-keys.ts';
import { StringsBuilder, countOf, hashesOf } from './strings.ts';
import { fieldNumbers, nameHash, otherTitleHash, seriesHash } from './terms.ts';
import { buildTitles } from './titles.ts';
import type { ValueWriter } from './value-writer.ts';
import { countWords, termsOfWords } from './vocabulary.ts';
import { indexWords } from './word-index.ts';
import { WordNumbers } from './word-numbers.ts';

/** Gathers titles in any order and makes a segment of them; of an id that comes twice, the last. */
export class SegmentBuilder {
  readonly #ids = growingInt32();
  readonly #names = new Map<string, number>();
  readonly #keys = new Map<string, string>();
  readonly #wordNumbers = new WordNumbers();
  readonly #tokenStarts = growingUint32();
  readonly #tokens = growingUint32();
  readonly #nameStarts = growingUint32();
  readonly #nameHashes = growingFloat64();
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

  put(document: SearchDocument, values: ValueWriter): void {
    this.begin(document.id);
    const written = document.text.title?.[0] ?? '';
    const words = this.#putTexts(document);
    this.addTitle(written, words);
    for (const name of document.text.author ?? []) this.addName(this.#hashOf(name));
    for (const { variant } of document.references?.author ?? [])
      this.addName(this.#hashOf(variant));
    for (const other of document.otherTitles ?? [])
      this.addName(otherTitleHash(foldedWords(other)));
    for (const series of document.text.series ?? []) this.addName(seriesHash(foldedWords(series)));
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

  /** Returns the words of the title proper. */
  #putTexts(document: SearchDocument): readonly string[] {
    let title: readonly string[] | null = null;
    for (const field of searchFields) {
      const mark = fieldMark + fieldNumbers[field];
      for (const text of document.text[field] ?? []) {
        const tokens = this.#putText(mark, text, field, document);
        if (field === 'title') title ??= this.#wordNumbers.vocabulary.wordsOf(tokens);
      }
    }
    for (const field of referenceFields) {
      const mark = fieldMark + variantMark + fieldNumbers[field];
      for (const { variant } of document.references?.[field] ?? [])
        this.#putText(mark, variant, field, document);
    }
    return title ?? [];
  }

  #putText(
    mark: number,
    text: string,
    field: SearchField,
    document: SearchDocument,
  ): readonly number[] {
    const tokens = this.#wordNumbers.tokensOf(text, field, document);
    this.addToken(mark);
    for (const token of tokens) this.addToken(token);
    return tokens;
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

  /** What follows, up to the next call, is of this title. */
  begin(id: number): void {
    if (this.length === segmentLimit) throw new RangeError('Too many titles for one segment');
    this.#ids.push(id);
    this.#tokenStarts.push(this.#tokens.length);
    this.#nameStarts.push(this.#nameHashes.length);
    this.#facetStarts.push(this.#facets.length);
  }

  wordNumber(term: string, word: string): number {
    return this.#wordNumbers.vocabulary.number(term, word);
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

  addEntry(listing: ListingName, entry: string): void {
    this.#listings[listing].add(this.length - 1, entry);
  }

  addFacets(entries: readonly number[]): void {
    for (const entry of entries) this.#facets.push(entry);
  }

  /** Numbers headings anew, for an index of this segment alone: the most used first. */
  numberHeadingsByUse(values: ValueWriter): void {
    numberHeadingsByUse(this.#facetStarts.view(), this.#facets.view(), values);
  }

  addKeys(keys: KeysOfTitle): void {
    this.#sortKeys.add(keys);
  }

  finish(): Segment {
    const order = orderById(this.#ids.view());
    const { terms, vocabulary, places } = this.#wordNumbers.vocabulary.finish();
    const stream = this.#stream(order, places);
    const keys = this.#sortKeys.finish(order);
    const listings = this.#finishedListings(order);
    const facets = slices(this.#facetStarts.view(), this.#facets.view(), order);
    const large = order.length > titlesForTotals;
    const termOf = termsOfWords(vocabulary);
    const postings = invert(stream, termOf, countOf(terms));
    const segment = {
      key: randomUUID(),
      ids: pick(this.#ids.view(), order),
      terms,
      vocabulary: { ...vocabulary, counts: countWords(stream, places.length) },
      postings,
      pairs: large ? pairTerms(stream, termOf, postings) : noPairs(),
      stream,
      names: this.#exactNames(order),
      listings,
      variantWords: indexWords(variantsIn(listings.references)),
      titles: buildTitles(this.#written.finish(order), this.#folded.finish(order)),
      keys,
      works: hashesOf([keys.title, keys.author]),
      ranks: buildRanks(keys),
      columns: buildColumns(facets.starts, facets.values),
    };
    return { ...segment, common: large ? commonSets(segment) : [] };
  }

  #finishedListings(order: Uint32Array): Record<ListingName, Listing> {
    const listings = listingNames.map((name) => [
      name,
      this.#listings[name].finish(order, this.length),
    ]);
    return Object.fromEntries(listings) as Record<ListingName, Listing>;
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
