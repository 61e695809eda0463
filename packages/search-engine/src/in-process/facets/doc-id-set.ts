/**
 * A bit set of one segment's doc ids, small enough for the nearest caches; it is reused from
 * search to search.
 */
export class DocIdSet {
  #bits = new Uint32Array(0);

  /** Holds the doc ids at places `from` to `to` of `docIds`, all below `titles`, and no others. */
  hold(titles: number, docIds: Uint32Array, from: number, to: number): void {
    this.empty(titles);
    this.add(docIds, from, to);
  }

  empty(titles: number): void {
    const length = (titles + 31) >>> 5;
    if (this.#bits.length < length) this.#bits = new Uint32Array(length);
    else this.#bits.fill(0);
  }

  add(docIds: Uint32Array, from: number, to: number): void {
    const bits = this.#bits;
    for (let i = from; i < to; i++) {
      const docId = docIds[i] as number;
      bits[docId >>> 5] = (bits[docId >>> 5] as number) | (1 << (docId & 31));
    }
  }

  /** Counts the doc ids that are in the set. */
  countAmong(docIds: Uint32Array): number {
    const bits = this.#bits;
    let count = 0;
    for (let i = 0; i < docIds.length; i++) {
      const docId = docIds[i] as number;
      count += ((bits[docId >>> 5] as number) >>> (docId & 31)) & 1;
    }
    return count;
  }

  /** Sets a bit in `marks` for each of the first `count` doc ids that is not in the set. */
  setBitOfOthers(docIds: Uint32Array, count: number, bit: number, marks: Uint32Array): void {
    const bits = this.#bits;
    for (let i = 0; i < count; i++) {
      const docId = docIds[i] as number;
      const held = ((bits[docId >>> 5] as number) >>> (docId & 31)) & 1;
      marks[i] = (marks[i] as number) | ((held ^ 1) * bit);
    }
  }
}
