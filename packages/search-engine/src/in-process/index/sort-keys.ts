import type { Strings } from './strings.ts';

export interface SortKeys {
  readonly title: Strings;
  readonly author: Strings;
  readonly workType: Strings;
  readonly callNumber: Strings;
  readonly year: Int32Array;
  readonly includedOn: Int32Array;
  readonly copies: Int32Array;
}

export type SortOrder = 'C' | 'T' | 'A' | 'D' | 'W' | 'N' | 'I';

export interface SortRanks {
  /** Doc ids in this order. */
  readonly order: Uint32Array;
  /** The place of each doc id in this order. */
  readonly places: Uint32Array;
}

export const noYear = -32_768;
