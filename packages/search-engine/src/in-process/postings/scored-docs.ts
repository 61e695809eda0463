/** Titles of one segment: ordinals, ascending, of which the first `count` are meant. */
export interface Hits {
  readonly ordinals: Uint32Array;
  readonly count: number;
}

/** Titles found in one segment, each with its score. */
export interface Matches extends Hits {
  count: number;
  readonly ordinals: Uint32Array;
  readonly scores: Uint32Array;
}

/** Place of the first of the hits, from place `from` on, that is not before an ordinal. */
export function placeFrom({ ordinals, count }: Hits, ordinal: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step <= count && (ordinals[low + step - 1] as number) < ordinal) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, count);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordinals[middle] as number) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function isAmong(hits: Hits, ordinal: number): boolean {
  const place = placeFrom(hits, ordinal, 0);
  return place < hits.count && hits.ordinals[place] === ordinal;
}

/** Arrays as long as the largest segment, lent out and taken back, so that searches allocate none. */
export class MatchPool {
  readonly #free: Matches[] = [];
  #capacity = 0;

  take(capacity: number): Matches {
    if (capacity > this.#capacity) {
      this.#free.length = 0;
      this.#capacity = capacity;
    }
    const matches = this.#free.pop() ?? {
      count: 0,
      // One spare cell, for loops that write before they know whether it counts.
      ordinals: new Uint32Array(this.#capacity + 1),
      scores: new Uint32Array(this.#capacity + 1),
    };
    matches.count = 0;
    return matches;
  }

  give(matches: Matches): void {
    if (matches.ordinals.length === this.#capacity + 1) this.#free.push(matches);
  }
}
