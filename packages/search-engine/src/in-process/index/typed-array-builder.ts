/** A typed array that grows as numbers are appended. */
export class TypedArrayBuilder<T extends Uint32Array | Int32Array | Float64Array> {
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

export function uint32Builder(): TypedArrayBuilder<Uint32Array> {
  return new TypedArrayBuilder((length) => new Uint32Array(length));
}

export function int32Builder(): TypedArrayBuilder<Int32Array> {
  return new TypedArrayBuilder((length) => new Int32Array(length));
}

export function float64Builder(): TypedArrayBuilder<Float64Array> {
  return new TypedArrayBuilder((length) => new Float64Array(length));
}
