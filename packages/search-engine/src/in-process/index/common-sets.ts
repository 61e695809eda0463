import type { FacetType } from '../../fields.ts';

/**
 * The titles that have a very common word or facet value, counted at build time; titles deleted
 * since are among them.
 */
export interface CommonSet {
  readonly key: string;
  readonly titles: number;
  /** Counts of these titles by value number, for every facet of the segment. */
  readonly counts: Readonly<Partial<Record<FacetType, ValueCounts>>>;
}

export type ValueCounts = Uint32Array | ByteCounts;

/** Counts in bytes, since most values of most facets have few titles, and the remainder of those above 255. */
export interface ByteCounts {
  readonly low: Uint8Array;
  /** The values above 255, and what is to be added to the byte of each. */
  readonly values: Uint32Array;
  readonly rest: Uint32Array;
}
