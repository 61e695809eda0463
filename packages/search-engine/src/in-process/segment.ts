import type { FacetType } from '../fields.ts';
import type { ListingName } from './listed.ts';
import type { Listing } from './listing.ts';
import type { PackedField } from './packed-rows.ts';
import type { Rows } from './rows.ts';
import type { Strings } from './strings.ts';
import type { Vocabulary } from './vocabulary.ts';
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

/** Titles that have a very common word or facet value, counted at build; deleted ones too. */
export interface CommonSet {
  readonly key: string;
  readonly titles: number;
  /** By value, for every facet that has a column. */
  readonly counts: Readonly<Partial<Record<FacetType, Counts>>>;
}

export type Counts = Uint32Array | NarrowCounts;

/** Most values of most facets have few titles: a byte of each count, and the rest of those above. */
export interface NarrowCounts {
  readonly low: Uint8Array;
  /** Values, and what is to be added to the byte of each. */
  readonly values: Uint32Array;
  readonly rest: Uint32Array;
}

/** Postings of term t are those from `starts[t]` to `starts[t + 1]`, by ordinal. */
export interface Postings {
  readonly starts: Uint32Array;
  /** Ordinal and, in the lowest nine bits, the fields the term stands in. */
  readonly entries: Uint32Array;
  /** Weight of the term in the title, from 1 to 255. */
  readonly impacts: Uint8Array;
}

/**
 * Titles in which two very common terms stand side by side in one text. The pair of the terms at a
 * and b of `common` has place (a + 1) * (how many are common + 1) + b + 1 among the starts.
 */
export interface Pairs {
  /** Of a small segment none. */
  readonly common: Uint32Array;
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

export const fieldBits = 9;
/** Titles in one segment: what the bits beside the fields can tell apart. */
export const segmentLimit = 2 ** (32 - fieldBits);

/** Words of each title in reading order, by their numbers in the vocabulary; each text is led by a mark that names its field. */
export interface TokenStream {
  readonly starts: Uint32Array;
  readonly tokens: Uint32Array;
}

export const fieldMark = 0xffff_ff00;
/** Added to the mark of a text that is a variant form of a heading in the field. */
export const variantMark = 16;

export function markedField(mark: number): number {
  return (mark - fieldMark) & (variantMark - 1);
}

export interface Titles {
  /** Titles proper, as written. */
  readonly written: Strings;
  /** Ordinals in the order of the folded titles, then ids; and the place of each ordinal. */
  readonly order: Uint32Array;
  readonly places: Uint32Array;
  /** Folded words of titles, and the ordinals of the titles each stands in. */
  readonly words: Strings;
  readonly wordStarts: Uint32Array;
  readonly wordTitles: Uint32Array;
}

export interface SortKeys {
  readonly title: Strings;
  readonly author: Strings;
  readonly workType: Strings;
  readonly callNumber: Strings;
  readonly year: Int32Array;
  readonly includedOn: Int32Array;
  readonly copies: Int32Array;
}

export type RankedOrder = 'C' | 'T' | 'A' | 'D' | 'W' | 'N' | 'I';

export interface Ranks {
  /** Ordinals in order. */
  readonly order: Uint32Array;
  /** Place of each ordinal in that order. */
  readonly places: Uint32Array;
}

/** Values of a facet are numbered from 1 for the whole index; 0 is none. */
export type Column = (
  | ({ readonly kind: 'single' } & Numbers)
  /** Many values, few combinations: each title has the number of its combination. */
  | ({ readonly kind: 'combined'; readonly combinations: Lists } & Numbers)
  /** Also the ordinals of each value, so that a filter reads these alone. */
  | { readonly kind: 'many'; readonly rows: Rows; readonly titles: Lists }
) & {
  /** Titles by value, deleted ones too; null in a small segment, where they are soon counted. */
  readonly totals: Uint32Array | null;
};

/** One number for each title; in a large segment once more in its row of all facets. */
interface Numbers {
  readonly values: Cells;
  readonly packed: PackedField | null;
}

export type Cells = Uint8Array | Uint16Array | Uint32Array;

export interface Lists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** Hashes have 30 bits, so that hash and ordinal together are an exact double. */
export function exactKey(hash: number, ordinal: number): number {
  return (hash >>> 2) * segmentLimit + ordinal;
}
