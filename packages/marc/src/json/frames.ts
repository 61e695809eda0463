import { ByteQueue } from '../byte-queue.ts';

const [openBrace, closeBrace, quote, backslash] = [0x7b, 0x7d, 0x22, 0x5c];

/** Beginning of an object that has the records in an array: '{"records": ['. */
const wrapper = /^\{\s*"(?!leader"|fields")[^"\\]{1,60}"\s*:\s*\[/;
const longestWrapper = 128;

export interface JsonFrame {
  readonly bytes: Buffer;
  readonly position: number;
}

/** Cuts JSON into its outermost objects, or those of the array that the outermost holds. */
export async function* jsonFrames(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<JsonFrame> {
  const scanner = new Scanner(maxBytes);
  for await (const chunk of chunks) {
    scanner.queue.append(chunk);
    yield* scanner.frames(false);
  }
  yield* scanner.frames(true);
}

class Scanner {
  readonly queue = new ByteQueue();
  readonly #maxBytes: number;
  /** Bytes at the head of the queue that were gone through, the objects open there, whether in a string. */
  #scanned = 0;
  #depth = 0;
  #isText = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  *frames(isLast: boolean): Generator<JsonFrame> {
    while (this.#depth > 0 || this.#findStart(isLast)) {
      this.#scan();
      // Without an end within the bytes a record may have, the object is listed as it is.
      const isOver = this.#depth === 0 || isLast || this.queue.length > this.#maxBytes;
      if (!isOver) return;
      yield { bytes: this.queue.bytes.subarray(0, this.#scanned), position: this.queue.position };
      this.queue.drop(this.#scanned);
      [this.#scanned, this.#depth, this.#isText] = [0, 0, false];
    }
  }

  #findStart(isLast: boolean): boolean {
    for (;;) {
      const start = this.queue.bytes.indexOf(openBrace);
      this.queue.drop(start < 0 ? this.queue.length : start);
      if (start < 0 || (this.queue.length < longestWrapper && !isLast)) return false;
      const opening = wrapper.exec(this.queue.bytes.toString('latin1', 0, longestWrapper));
      if (!opening) break;
      this.queue.drop(opening[0].length);
    }
    [this.#scanned, this.#depth] = [1, 1];
    return true;
  }

  #scan(): void {
    const { bytes } = this.queue;
    while (this.#scanned < bytes.length && this.#depth > 0) {
      const byte = bytes[this.#scanned];
      if (this.#isText && byte === backslash) {
        if (this.#scanned + 1 === bytes.length) return;
        this.#scanned += 1;
      } else if (byte === quote) this.#isText = !this.#isText;
      else if (!this.#isText && byte === openBrace) this.#depth += 1;
      else if (!this.#isText && byte === closeBrace) this.#depth -= 1;
      this.#scanned += 1;
    }
  }
}
