/** A typed array that grows as numbers are appended. */
export class GrowingNumbers<T extends Uint32Array | Int32Array | Float64Array> {
  length = 0;
  #values: T;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T, capacity = 1024) {
    this.#make = make;
    this.#values = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow();
    this.#values[this.length++] = value;
  }

  /** A view of the numbers so far; the next `push` may move them elsewhere. */
  view(): T {
    return this.#values.subarray(0, this.length) as T;
  }

  #grow(): void {
    const larger = this.#make(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}

export function growingUint32(): GrowingNumbers<Uint32Array> {
  return new GrowingNumbers((length) => new Uint32Array(length));
}

export function growingInt32(): GrowingNumbers<Int32Array> {
  return new GrowingNumbers((length) => new Int32Array(length));
}

export function growingFloat64(): GrowingNumbers<Float64Array> {
  return new GrowingNumbers((length) => new Float64Array(length));
}
