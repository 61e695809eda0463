import type { FacetType } from '../../fields.ts';

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
