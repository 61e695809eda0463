/**
 * The inverted index: the postings of term t are those from `starts[t]` to `starts[t + 1]`, by
 * doc id.
 */
export interface Postings {
  readonly starts: Uint32Array;
  /** The doc id and, in the lowest nine bits, the fields that have the term. */
  readonly entries: Uint32Array;
  /** The quantized weight of the term in the title and the form class there: see `impacts.ts`. */
  readonly impacts: Uint8Array;
  /** Number of form classes of each term; for each surface form, its class. */
  readonly classes: Uint8Array;
  readonly formClasses: Uint8Array;
}

/**
 * Posting lists of the titles in which two very common terms stand side by side in one text. The
 * terms at a and b of `common` make bigram number (a + 1) * (common.length + 1) + b + 1.
 */
export interface Bigrams {
  /** Term numbers, ascending; empty in a small segment. */
  readonly common: Uint32Array;
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

export const fieldBits = 9;
/** Titles that one segment can hold: as many as the bits beside the fields tell apart. */
export const maxDocs = 2 ** (32 - fieldBits);
