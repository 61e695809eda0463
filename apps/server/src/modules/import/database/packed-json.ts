/**
 * JSON as a line of COPY has it (UTF-8, backslashes doubled), outside the heap: it is encoded once,
 * goes from thread to thread without a copy, and leaves no garbage. JSON has no tab or line end.
 */
export type PackedJson = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const chunkBytes = 1_048_576;
/** UTF-8 needs no more for each UTF-16 unit. */
const longestUnit = 3;

/** Packs one piece after the other into few buffers. */
export class JsonPacker {
  readonly #buffers: ArrayBuffer[] = [];
  #free = new Uint8Array(0);

  /** The buffers of all that was packed; each belongs to the caller that takes them. */
  get buffers(): readonly ArrayBuffer[] {
    return this.#buffers;
  }

  pack(json: string): PackedJson {
    const escaped = json.includes('\\') ? json.replaceAll('\\', '\\\\') : json;
    const most = escaped.length * longestUnit;
    if (most > this.#free.length) this.#begin(Math.max(chunkBytes, most));
    const { written } = encoder.encodeInto(escaped, this.#free);
    const packed = this.#free.subarray(0, written);
    this.#free = this.#free.subarray(written);
    return packed;
  }

  #begin(bytes: number): void {
    const buffer = new ArrayBuffer(bytes);
    this.#buffers.push(buffer);
    this.#free = new Uint8Array(buffer);
  }
}

export function unpackJson(packed: PackedJson): string {
  return decoder.decode(packed).replaceAll('\\\\', '\\');
}
