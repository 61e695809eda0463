import { maxDocs } from '../index/postings.ts';

/** Most titles that are kept in a heap; for more, all keys are sorted. */
const heapLimit = 1_000;

/** The highest keys: a heap with the lowest of them on top. */
export class TopKHeap {
  /** Bounds: a lower score, or without scores a later place, is not among the best. */
  leastScore = 0;
  placeLimit = maxDocs;
  readonly #wanted: number;
  #keys: Float64Array;
  #length = 0;

  constructor(wanted: number) {
    this.#wanted = wanted;
    this.#keys = new Float64Array(wanted > heapLimit ? 2 * wanted : wanted);
  }

  offer(key: number): void {
    if (this.#wanted > heapLimit) this.#gather(key);
    else if (this.#length < this.#wanted) this.#rise(key);
    else if (this.#length > 0 && key > (this.#keys[0] as number)) {
      this.#sink(key);
      this.#tighten();
    }
  }

  #tighten(): void {
    const least = this.#keys[0] as number;
    this.leastScore = Math.floor(least / maxDocs);
    this.placeLimit = maxDocs - 1 - (least - this.leastScore * maxDocs);
  }

  /** Gathers keys for long lists: up to twice the length, then keeps the better half. */
  #gather(key: number): void {
    if (this.#length === this.#keys.length) {
      this.#keys.sort();
      this.#keys.copyWithin(0, this.#wanted);
      this.#length = this.#wanted;
      this.#tighten();
    }
    this.#keys[this.#length++] = key;
  }

  #rise(key: number): void {
    const keys = this.#keys;
    let at = this.#length++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((keys[above] as number) <= key) break;
      keys[at] = keys[above] as number;
      at = above;
    }
    keys[at] = key;
  }

  #sink(key: number): void {
    const keys = this.#keys;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#length) break;
      if (below + 1 < this.#length && (keys[below + 1] as number) < (keys[below] as number))
        below++;
      if ((keys[below] as number) >= key) break;
      keys[at] = keys[below] as number;
      at = below;
    }
    keys[at] = key;
  }

  sorted(): number[] {
    const keys = this.#keys.subarray(0, this.#length).sort().reverse();
    return Array.from(keys.subarray(0, this.#wanted));
  }
}
