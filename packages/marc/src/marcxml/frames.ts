import { ByteQueue } from '../byte-queue.ts';

/** The bytes of one record element. */
export interface XmlFrame {
  /** Valid until the next frame is asked for. */
  readonly bytes: Buffer;
  readonly position: number;
  /** Kind of end that it has: its end tag, the beginning of the next record, the input's end, or none near. */
  readonly end: 'tag' | 'next' | 'input' | 'too-long';
}

/** Tags that begin and end a record, in any or no namespace, and what may hide such tags. */
const tokens =
  /<!--|<!DOCTYPE|<(?:[\w.-]{1,64}:)?record(?=[\s/>])|<\/(?:[\w.-]{1,64}:)?record\s{0,16}>/gi;
/** A token that begins this near to the end of the bytes at hand may be cut off. */
const margin = 128;
/** Bytes searched at a time. */
const stride = 8 * 1024;
const longestDoctype = 16 * 1024;

interface Token {
  readonly kind: 'start' | 'end' | 'hidden';
  /** Position of the token's first byte among the bytes at hand. */
  readonly at: number;
  readonly text: string;
}

/** Cuts XML at its record elements without parsing it, so that what is wrong stays in one frame. */
export async function* xmlFrames(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<XmlFrame> {
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
  #isInside = false;
  /** Bytes at the head of the queue that have been looked through. */
  #scanned = 0;
  /** Offset in the input before which no comment ends, so that none is looked for twice. */
  #noCommentEnd = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  *frames(isLast: boolean): Generator<XmlFrame> {
    for (let token = this.#next(isLast); token; token = this.#next(isLast)) {
      if (token.kind === 'hidden') {
        if (!this.#skipHidden(token, isLast)) break;
      } else if (token.kind === 'end') {
        const end = token.at + token.text.length;
        if (this.#isInside) yield this.#frame(end, 'tag');
        this.#leave(end);
      } else {
        if (this.#isInside) yield this.#frame(token.at, 'next');
        this.#leave(token.at);
        this.#isInside = true;
        this.#scanned = 1;
      }
    }
    if (isLast && this.#isInside) yield this.#frame(this.queue.length, 'input');
    else if (this.queue.length > this.#maxBytes) yield* this.#giveUp();
    else if (!this.#isInside) this.#leave(this.#scanned);
  }

  #next(isLast: boolean): Token | null {
    const until = isLast ? this.queue.length : this.queue.length - margin;
    while (this.#scanned < until) {
      const token = this.#nextWithin(Math.min(until, this.#scanned + stride));
      if (token) return token;
    }
    return null;
  }

  /** The first token that begins before `until`. */
  #nextWithin(until: number): Token | null {
    const text = this.queue.bytes.toString('latin1', this.#scanned, until + margin);
    for (const { 0: match, index } of text.matchAll(tokens)) {
      const at = this.#scanned + index;
      if (at >= until) break;
      const kind = match.startsWith('</') ? 'end' : match.startsWith('<!') ? 'hidden' : 'start';
      if (kind === 'hidden' && this.#isInside) continue;
      this.#scanned = at;
      return { kind, at, text: match };
    }
    this.#scanned = until;
    return null;
  }

  /** Passes over a comment or a document type; false while its end has not come. */
  #skipHidden({ at, text }: Token, isLast: boolean): boolean {
    const isComment = text === '<!--';
    const end = isComment ? this.#commentEnd(at) : this.#doctypeEnd(at);
    const mayCome = isComment
      ? this.queue.length <= this.#maxBytes
      : this.queue.length - at < longestDoctype;
    if (end < 0 && mayCome && !isLast) return false;
    // Without an end it hides nothing.
    this.#leave(end < 0 ? at + text.length : end);
    return true;
  }

  #commentEnd(at: number): number {
    const { bytes, position } = this.queue;
    const from = Math.max(at + '<!--'.length, this.#noCommentEnd - position);
    const end = bytes.indexOf('-->', from);
    if (end < 0) this.#noCommentEnd = position + Math.max(from, bytes.length - 2);
    return end < 0 ? -1 : end + '-->'.length;
  }

  #doctypeEnd(at: number): number {
    const bytes = this.queue.bytes.subarray(at, at + longestDoctype);
    const subset = bytes.indexOf('[');
    const hasSubset = subset >= 0 && subset < bytes.indexOf('>');
    const end = bytes.indexOf('>', hasSubset ? bytes.indexOf(']', subset) >>> 0 : 0);
    return end < 0 ? -1 : at + end + 1;
  }

  #frame(length: number, end: XmlFrame['end']): XmlFrame {
    const bytes = this.queue.bytes.subarray(0, length);
    return { bytes, position: this.queue.position, end };
  }

  *#giveUp(): Generator<XmlFrame> {
    if (this.#isInside) yield this.#frame(this.queue.length, 'too-long');
    this.#leave(this.#scanned);
  }

  #leave(count: number): void {
    this.queue.drop(count);
    this.#isInside = false;
    this.#scanned = 0;
  }
}
