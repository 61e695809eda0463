import { facets } from '../../fields.ts';
import type { FacetType } from '../../fields.ts';

/** Doc values of one facet. Its values are numbered from 1 for the whole index; 0 is none. */
export type DocValues = (
  | ({ readonly kind: 'single' } & NumericColumn)
  /** Many values but few combinations of them: each title has the number of its combination. */
  | ({ readonly kind: 'combined'; readonly combinations: OrdinalLists } & NumericColumn)
  /** Many values: rows of them, and a posting list of each value for filters. */
  | { readonly kind: 'many'; readonly rows: ValueRows; readonly titles: DocIdLists }
) & {
  /**
   * Titles by value, deleted ones included; null in a small segment, where they are soon
   * counted.
   */
  readonly totals: Uint32Array | null;
};

/** One number for each title; a large segment keeps it a second time, in a row of all facets. */
interface NumericColumn {
  readonly values: OrdinalColumn;
  readonly packed: PackedColumn | null;
}

/** An ordinal for each title: the number of its value, or of its combination of values. */
export type OrdinalColumn = Uint8Array | Uint16Array | Uint32Array;

/** Lists of value numbers one after the other: list i is from `starts[i]` to `starts[i + 1]`. */
export interface OrdinalLists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** Doc ids by value number, in the shape of ordinal lists. */
export type DocIdLists = OrdinalLists;

export const facetTypes = Object.keys(facets) as FacetType[];

/**
 * The numbers of all facets with few values or combinations side by side, one row for each
 * title. Scattered matches each lie in a memory page of their own, and waiting for it is what
 * counting costs; a row makes one wait serve all facets.
 */
export interface RowTable {
  /** Cells in one row. */
  readonly width: number;
  readonly cells: Uint32Array;
}

/** Position of the number of one facet in a row. */
export interface PackedColumn {
  readonly rows: RowTable;
  readonly cell: number;
  readonly shift: number;
  readonly mask: number;
}

/**
 * A row of `length` values for each title, padded with 0: rows of one length are read in less
 * than half the time of lists. Values have as many bits as they need and are packed across the
 * ends of cells. A title with more values than fit has, in its last place, `overflowBase` plus
 * the number of its overflow list.
 */
export interface ValueRows {
  /** The rows of one facet, or of several that are usually counted together. */
  readonly table: RowTable;
  readonly length: number;
  /** The bit where the first value begins, and the bits of each value. */
  readonly bit: number;
  readonly bits: number;
  readonly overflowBase: number;
  readonly overflow: OrdinalLists;
}
