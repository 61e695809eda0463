import { uint32Builder } from './typed-array-builder.ts';
import { shared } from './shared-arrays.ts';

/** A table of strings in UTF-8, end to end. */
export interface Strings {
  readonly bytes: Uint8Array;
  /** Positions at which the strings begin, then the end of the last. */
  readonly offsets: Uint32Array;
}

const decoder = new TextDecoder();

export function countOf(strings: Strings): number {
  return strings.offsets.length - 1;
}

export function stringAt({ bytes, offsets }: Strings, index: number): string {
  const start = offsets[index] as number;
  const end = offsets[index + 1] as number;
  if (end - start > 64) return decoder.decode(bytes.slice(start, end));
  let text = '';
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number;
    // TextDecoder refuses shared memory; short ASCII texts are quicker by hand than copied.
    if (byte > 127) return decoder.decode(bytes.slice(start, end));
    text += String.fromCharCode(byte);
  }
  return text;
}

/** Compares by bytes, which in UTF-8 is the order of code points. */
export function compareAt(a: Strings, i: number, b: Strings, j: number): number {
  const [x, y] = [a.bytes, b.bytes];
  let p = a.offsets[i] as number;
  let q = b.offsets[j] as number;
  const endP = a.offsets[i + 1] as number;
  const endQ = b.offsets[j + 1] as number;
  for (; p < endP && q < endQ; p++, q++) {
    const difference = (x[p] as number) - (y[q] as number);
    if (difference !== 0) return difference;
  }
  return endP - p - (endQ - q);
}

/** Compares a stored string with bytes; a stored string that begins with them is not below them. */
function compareTo({ bytes, offsets }: Strings, index: number, wanted: Uint8Array): number {
  let p = offsets[index] as number;
  const end = offsets[index + 1] as number;
  for (let q = 0; q < wanted.length; q++, p++) {
    if (p === end) return -1;
    const difference = (bytes[p] as number) - (wanted[q] as number);
    if (difference !== 0) return difference;
  }
  return end - p;
}

/** The first place from `from` on in sorted strings whose string is not before `wanted`. */
export function lowerBound(strings: Strings, wanted: Uint8Array, from = 0): number {
  let low = from;
  let high = countOf(strings);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareTo(strings, middle, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const encoder = new TextEncoder();

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The place of a string in sorted strings, looked for from one place on, or -1. */
export function indexOfUtf8(strings: Strings, wanted: Uint8Array, from = 0): number {
  const place = lowerBound(strings, wanted, from);
  return place < countOf(strings) && compareTo(strings, place, wanted) === 0 ? place : -1;
}

/** The places of the sorted strings that begin with a text. */
export function prefixRange(strings: Strings, prefix: string): readonly [number, number] {
  // 0xff never occurs in UTF-8, so it is after every continuation of the prefix.
  const wanted = utf8(prefix);
  const after = new Uint8Array(wanted.length + 1);
  after.set(wanted);
  after[wanted.length] = 0xff;
  return [lowerBound(strings, wanted), lowerBound(strings, after)];
}

/** Whether two strings have their first `length` bytes in common; the first string has as many. */
export function sharePrefix(
  { bytes, offsets }: Strings,
  one: number,
  other: number,
  length: number,
): boolean {
  const p = offsets[one] as number;
  const q = offsets[other] as number;
  if ((offsets[other + 1] as number) - q < length) return false;
  for (let i = 0; i < length; i++) if (bytes[p + i] !== bytes[q + i]) return false;
  return true;
}

export class StringsBuilder {
  readonly #offsets = uint32Builder();
  #bytes = Buffer.allocUnsafe(4096);
  #length = 0;

  constructor() {
    this.#offsets.push(0);
  }

  push(text: string): void {
    const room = this.#length + text.length * 3;
    if (room > this.#bytes.length) this.#grow(room);
    this.#length += this.#bytes.write(text, this.#length);
    this.#offsets.push(this.#length);
  }

  #grow(room: number): void {
    const larger = Buffer.allocUnsafe(Math.max(room, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }

  view(): Strings {
    return { bytes: this.#bytes.subarray(0, this.#length), offsets: this.#offsets.view() };
  }

  /** The strings in shared memory, in the order given. */
  finish(order: Uint32Array): Strings {
    return reorderStrings(this.view(), order);
  }
}

export function stringsOf(texts: readonly string[]): Strings {
  const strings = new StringsBuilder();
  for (const text of texts) strings.push(text);
  return strings.view();
}

export function reorderStrings(strings: Strings, order: Uint32Array): Strings {
  const { bytes, offsets } = strings;
  const placed = shared.uint32(order.length + 1);
  let length = 0;
  for (let i = 0; i < order.length; i++) {
    const from = order[i] as number;
    length += (offsets[from + 1] as number) - (offsets[from] as number);
    placed[i + 1] = length;
  }
  const copied = shared.bytes(length);
  for (let i = 0; i < order.length; i++) {
    const from = order[i] as number;
    let target = placed[i] as number;
    const end = offsets[from + 1] as number;
    for (let p = offsets[from] as number; p < end; p++) copied[target++] = bytes[p] as number;
  }
  return { bytes: copied, offsets: placed };
}

/**
 * The order of strings by bytes; equal strings stay as they stand. A radix pass over the first
 * two bytes deals them into 65,536 buckets, which leaves little to compare.
 */
export function sortedOrder(strings: Strings): Uint32Array {
  const count = countOf(strings);
  const { bytes, offsets } = strings;
  const compare = (i: number, j: number): number => compareAt(strings, i, strings, j) || i - j;
  if (count < 4096) return new Uint32Array(count).map((_, i) => i).sort(compare);
  const pile = new Uint16Array(count);
  const starts = new Uint32Array(65_537);
  for (let i = 0; i < count; i++) {
    const start = offsets[i] as number;
    const length = (offsets[i + 1] as number) - start;
    const first = length > 0 ? (bytes[start] as number) : 0;
    const second = length > 1 ? (bytes[start + 1] as number) : 0;
    const at = (first << 8) | second;
    pile[i] = at;
    starts[at + 1] = (starts[at + 1] as number) + 1;
  }
  for (let i = 0; i < 65_536; i++)
    starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  const order = new Uint32Array(count);
  const cursor = starts.slice();
  for (let i = 0; i < count; i++) {
    const at = pile[i] as number;
    const place = cursor[at] as number;
    order[place] = i;
    cursor[at] = place + 1;
  }
  for (let at = 0; at < 65_536; at++) {
    const [from, to] = [starts[at] as number, starts[at + 1] as number];
    if (to - from < 2) continue;
    order.subarray(from, to).sort(compare);
  }
  return order;
}
