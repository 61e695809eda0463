/** Bytes that have come in and are not used yet, in one piece and without copying them twice. */
export class ByteQueue {
  /** Offset in the input of the first byte held. */
  position = 0;
  #store = Buffer.alloc(1 << 16);
  #start = 0;
  #end = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  /** Bytes held. Valid until the next `append`. */
  get bytes(): Buffer {
    return this.#store.subarray(this.#start, this.#end);
  }

  append(chunk: Uint8Array): void {
    if (this.#end + chunk.length > this.#store.length) this.#makeRoom(chunk.length);
    this.#store.set(chunk, this.#end);
    this.#end += chunk.length;
  }

  drop(count: number): void {
    this.#start += count;
    this.position += count;
  }

  #makeRoom(count: number): void {
    const held = this.bytes;
    const store =
      held.length + count > this.#store.length / 2
        ? Buffer.alloc(2 * (held.length + count))
        : this.#store;
    store.set(held, 0);
    this.#store = store;
    this.#start = 0;
    this.#end = held.length;
  }
}
