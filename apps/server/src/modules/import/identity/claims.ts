/**
 * Numbers of the stored records that this import has met: one bit for each, so that a file of any size costs
 * little (a million records 125 kB).
 */
export class Claims {
  #bits = new Uint8Array(1024);

  has(id: number): boolean {
    return ((this.#bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }

  add(id: number): void {
    const at = id >> 3;
    if (at >= this.#bits.length) this.#grow(at);
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (id & 7));
  }

  #grow(at: number): void {
    const bits = new Uint8Array(Math.max(at + 1, this.#bits.length * 2));
    bits.set(this.#bits);
    this.#bits = bits;
  }
}

/** Claims of one transaction: the import's own once it is committed. */
export class BatchClaims {
  readonly #made = new Set<number>();
  readonly #before: Claims;

  constructor(before: Claims) {
    this.#before = before;
  }

  has(id: number): boolean {
    return this.#made.has(id) || this.#before.has(id);
  }

  add(id: number): void {
    this.#made.add(id);
  }

  commit(): void {
    for (const id of this.#made) this.#before.add(id);
  }
}
