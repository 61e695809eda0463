import type { FacetType } from '../../fields.ts';
import type { CommonSet } from './common-sets.ts';
import type { DocValues } from './doc-values.ts';
import type { ForwardIndex } from './forward-index.ts';
import type { Listing, ListingName } from './listings.ts';
import type { Bigrams, Postings } from './postings.ts';
import type { SortKeys, SortOrder, SortRanks } from './sort-keys.ts';
import type { TermDictionary } from './term-dictionary.ts';
import type { TitleIndex } from './title-index.ts';
import type { WordIndex } from './word-index.ts';

/**
 * An immutable segment of the index. A title is known in it by its doc id; doc ids ascend with
 * external ids. All arrays are shared between threads.
 */
export interface Segment {
  /** A UUID. */
  readonly key: string;
  /** External ids, ascending: the doc id is the place. */
  readonly ids: Int32Array;
  readonly dictionary: TermDictionary;
  readonly postings: Postings;
  readonly bigrams: Bigrams;
  readonly forward: ForwardIndex;
  /**
   * `exactKey(hash, docId)` of every whole name of an author, a series, or another title;
   * sorted.
   */
  readonly names: Float64Array;
  readonly titles: TitleIndex;
  readonly listings: Readonly<Record<ListingName, Listing>>;
  /** The words of the variant forms among the references, and the places of their entries. */
  readonly variantWords: WordIndex;
  readonly keys: SortKeys;
  /** The work of each title, as `workNumber` has it. */
  readonly works: Float64Array;
  readonly ranks: Readonly<Record<SortOrder, SortRanks>>;
  readonly docValues: Readonly<Partial<Record<FacetType, DocValues>>>;
  /** Common sets of titles; empty in a small segment. */
  readonly common: readonly CommonSet[];
}

/** Segments of no more titles are small: they keep no totals, bigrams or precomputed counts. */
export const smallSegmentLimit = 4_096;
