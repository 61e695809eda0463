import { facets } from '../../fields.ts';
import type { FacetType } from '../../fields.ts';

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

export const facetTypes = Object.keys(facets) as FacetType[];

/**
 * The numbers of all facets of few values or combinations side by side, one row for each title: where
 * few titles are found, each lies in a page of memory of its own, and waiting for it is what counting
 * costs. With rows one wait serves all facets.
 */
export interface PackedRows {
  /** Cells of one row. */
  readonly width: number;
  readonly cells: Uint32Array;
}

/** Where the number of one facet stands in a row. */
export interface PackedField {
  readonly rows: PackedRows;
  readonly cell: number;
  readonly shift: number;
  readonly mask: number;
}

/**
 * A row of `length` values for each title, filled up with 0: rows of one length are read without
 * asking where each ends, in less than half the time. Values have as many bits as they need and stand
 * close together, over the ends of cells, since a row is mostly waited for. A title with more values
 * has the number of its list of further ones, added to `furtherFrom`, in the last.
 */
export interface Rows {
  /** The rows of one facet, or of several that are mostly counted together. */
  readonly table: PackedRows;
  readonly length: number;
  /** Where the first value begins, and how long each is. */
  readonly bit: number;
  readonly bits: number;
  readonly furtherFrom: number;
  readonly further: Lists;
}
