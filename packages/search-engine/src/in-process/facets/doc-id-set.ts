/** Titles of one segment as bits, small enough for the near caches; kept from search to search. */
export class TitleSet {
  #bits = new Uint32Array(0);

  /** Holds the titles from `from` to `to` of `ordinals`, which are under `titles`, and no others. */
  hold(titles: number, ordinals: Uint32Array, from: number, to: number): void {
    this.empty(titles);
    this.add(ordinals, from, to);
  }

  empty(titles: number): void {
    const length = (titles + 31) >>> 5;
    if (this.#bits.length < length) this.#bits = new Uint32Array(length);
    else this.#bits.fill(0);
  }

  add(ordinals: Uint32Array, from: number, to: number): void {
    const bits = this.#bits;
    for (let i = from; i < to; i++) {
      const ordinal = ordinals[i] as number;
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31));
    }
  }

  /** How many of some titles it holds. */
  countAmong(ordinals: Uint32Array): number {
    const bits = this.#bits;
    let count = 0;
    for (let i = 0; i < ordinals.length; i++) {
      const ordinal = ordinals[i] as number;
      count += ((bits[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1;
    }
    return count;
  }

  /** Sets a bit in `marks` for each of the first titles that it does not hold. */
  markOthers(ordinals: Uint32Array, count: number, bit: number, marks: Uint32Array): void {
    const bits = this.#bits;
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[i] as number;
      const held = ((bits[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1;
      marks[i] = (marks[i] as number) | ((held ^ 1) * bit);
    }
  }
}
