import type { Query } from '../query.ts';

/** A word of the index within an edit distance of one typed. */
export interface SimilarWord {
  readonly word: string;
  /** Edit distance: letters inserted, deleted, replaced, or two transposed. */
  readonly distance: number;
  /** Number of occurrences of the word. */
  readonly count: number;
}

/** The look-ups in the index that a correction needs. */
export interface Lookups {
  readonly finds: (query: Query) => boolean;
  readonly near: (word: string, most: number) => readonly SimilarWord[];
}
