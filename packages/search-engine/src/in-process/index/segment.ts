import type { FacetType } from '../../fields.ts';
import type { CommonSet } from './common-sets.ts';
import type { Column } from './doc-values.ts';
import type { TokenStream } from './forward-index.ts';
import type { Listing, ListingName } from './listings.ts';
import type { Pairs, Postings } from './postings.ts';
import type { RankedOrder, Ranks, SortKeys } from './sort-keys.ts';
import type { Strings } from './strings.ts';
import type { Vocabulary } from './term-dictionary.ts';
import type { Titles } from './titles.ts';
import type { WordIndex } from './word-index.ts';

/**
 * An immutable part of the index. A title is known in it by its ordinal; ordinals follow ids. All
 * arrays are shared between threads.
 */
export interface Segment {
  /** Tells it from every other. */
  readonly key: string;
  readonly ids: Int32Array;
  readonly terms: Strings;
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  readonly pairs: Pairs;
  readonly stream: TokenStream;
  /** `exactKey(hash, ordinal)` of every author, other title and series as a whole, sorted. */
  readonly names: Float64Array;
  readonly titles: Titles;
  readonly listings: Readonly<Record<ListingName, Listing>>;
  /** Words of the variants among the references, and the places of the entries. */
  readonly variantWords: WordIndex;
  readonly keys: SortKeys;
  /** A hash of each title's keys of title and author: editions of one work have the same. */
  readonly works: Uint32Array;
  readonly ranks: Readonly<Record<RankedOrder, Ranks>>;
  readonly columns: Readonly<Partial<Record<FacetType, Column>>>;
  /** Of a small segment none. */
  readonly common: readonly CommonSet[];
}

/** Segments of more titles keep what is counted of them. */
export const titlesForTotals = 4_096;
