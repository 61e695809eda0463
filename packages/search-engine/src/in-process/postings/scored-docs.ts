/** Doc ids of one segment, ascending, of which the first `count` are meant. */
export interface DocIds {
  readonly docIds: Uint32Array;
  readonly count: number;
}

/** Matches in one segment, each with its score. */
export interface ScoredDocs extends DocIds {
  count: number;
  readonly docIds: Uint32Array;
  readonly scores: Uint32Array;
}

/** The first place from `from` on whose doc id is not below `docId`. */
export function advance({ docIds, count }: DocIds, docId: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step <= count && (docIds[low + step - 1] as number) < docId) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, count);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docIds[middle] as number) < docId) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function containsDoc(hits: DocIds, docId: number): boolean {
  const place = advance(hits, docId, 0);
  return place < hits.count && hits.docIds[place] === docId;
}

/**
 * Arrays as long as the largest segment, borrowed and given back, so that searches allocate
 * none.
 */
export class ScoredDocsPool {
  readonly #free: ScoredDocs[] = [];
  #capacity = 0;

  take(capacity: number): ScoredDocs {
    if (capacity > this.#capacity) {
      this.#free.length = 0;
      this.#capacity = capacity;
    }
    const matches = this.#free.pop() ?? {
      count: 0,
      // The spare cell is for loops that write before they know whether the write counts.
      docIds: new Uint32Array(this.#capacity + 1),
      scores: new Uint32Array(this.#capacity + 1),
    };
    matches.count = 0;
    return matches;
  }

  give(matches: ScoredDocs): void {
    if (matches.docIds.length === this.#capacity + 1) this.#free.push(matches);
  }
}
