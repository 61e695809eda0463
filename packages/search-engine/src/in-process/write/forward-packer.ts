import {
  fieldMark,
  firstBytes,
  frequentByte,
  markByte,
  mostFrequent,
  singleBytes,
  threeByteWords,
} from '../index/forward-index.ts';
import type { ForwardIndex, TokenStream } from '../index/forward-index.ts';
import { shared } from '../index/shared-arrays.ts';

/**
 * Packs a token stream into bytes, in shared memory: words that occur often in one or two, others
 * in three, which is half of what their numbers take. `counts` is how often each word occurs.
 */
export function packForward({ starts, tokens }: TokenStream, counts: Uint32Array): ForwardIndex {
  const frequent = frequentWords(counts);
  const placeOf = new Uint16Array(counts.length);
  // A place plus one; 0 for words that are not frequent.
  frequent.forEach((word, place) => (placeOf[word] = place + 1));
  const lengthOf = (token: number): number =>
    token >= fieldMark ? 1 : wordLength(token, placeOf[token] as number);
  const packedStarts = shared.uint32(starts.length);
  let length = 0;
  for (let docId = 0; docId + 1 < starts.length; docId++) {
    const end = starts[docId + 1] as number;
    for (let i = starts[docId] as number; i < end; i++) length += lengthOf(tokens[i] as number);
    packedStarts[docId + 1] = length;
  }
  const bytes = shared.bytes(length);
  let at = 0;
  for (const token of tokens) {
    if (token >= fieldMark) bytes[at++] = markByte(token);
    else at = writeWord(bytes, at, token, placeOf[token] as number);
  }
  return { starts: packedStarts, bytes, frequent };
}

function wordLength(word: number, place: number): number {
  if (place > 0) return place <= singleBytes ? 1 : 2;
  return word < threeByteWords ? 3 : 5;
}

/** Returns where the next token is written. */
function writeWord(bytes: Uint8Array, at: number, word: number, place: number): number {
  if (place > singleBytes) {
    const after = place - 1 - singleBytes;
    bytes[at] = firstBytes.two + (after >>> 8);
    bytes[at + 1] = after;
    return at + 2;
  }
  if (place > 0) {
    bytes[at] = frequentByte(place - 1);
    return at + 1;
  }
  const isLong = word >= threeByteWords;
  bytes[at] = isLong ? firstBytes.five : firstBytes.three + (word >>> 16);
  if (isLong) {
    bytes[at + 1] = word >>> 24;
    bytes[at + 2] = word >>> 16;
  }
  const end = at + (isLong ? 5 : 3);
  bytes[end - 2] = word >>> 8;
  bytes[end - 1] = word;
  return end;
}

/** Counts that are told apart; what occurs more often is frequent anyhow. */
const countsToldApart = 65_536;

/** The words that occur most, the commonest first. */
function frequentWords(counts: Uint32Array): Uint32Array {
  const least = leastFrequent(counts);
  const found: number[] = [];
  for (let word = 0; word < counts.length; word++)
    if ((counts[word] as number) > least) found.push(word);
  for (let word = 0; word < counts.length && found.length < mostFrequent; word++)
    if (counts[word] === least) found.push(word);
  found.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const frequent = shared.uint32(Math.min(found.length, mostFrequent));
  frequent.set(found.slice(0, mostFrequent));
  return frequent;
}

/** The count above which there are fewer words than can be frequent. */
function leastFrequent(counts: Uint32Array): number {
  const words = new Uint32Array(countsToldApart);
  for (const count of counts) {
    const at = Math.min(count, countsToldApart - 1);
    words[at] = (words[at] as number) + 1;
  }
  let above = 0;
  let count = countsToldApart - 1;
  while (count > 0 && above + (words[count] as number) <= mostFrequent) {
    above += words[count] as number;
    count--;
  }
  return count;
}
