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
