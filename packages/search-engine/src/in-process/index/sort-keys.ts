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

export type RankedOrder = 'C' | 'T' | 'A' | 'D' | 'W' | 'N' | 'I';

export interface Ranks {
  /** Ordinals in order. */
  readonly order: Uint32Array;
  /** Place of each ordinal in that order. */
  readonly places: Uint32Array;
}

export const noYear = -32_768;
