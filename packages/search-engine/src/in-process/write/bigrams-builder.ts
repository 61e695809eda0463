import { fieldMark, markedField } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import { growingUint32 } from '../index/growing-numbers.ts';
import { fieldBits } from '../index/postings.ts';
import type { Bigrams, Postings } from '../index/postings.ts';
import { shared } from '../index/shared-arrays.ts';

/**
 * Terms of this share of the titles are common: phrases of common terms alone are rare among
 * their many titles.
 */
const commonFrom = 1 / 40;
const mostCommon = 255;

/**
 * Posting lists of every two common terms that stand side by side, so that a phrase of common
 * words need not be tested in every title that has them.
 */
export function buildBigrams(
  stream: TokenStream,
  termOf: Uint32Array,
  { starts }: Pick<Postings, 'starts'>,
): Bigrams {
  const numbers = commonTerms(starts, stream.starts.length - 1);
  const size = numbers.common.length + 1;
  const [bigramOf, entryOf] = [growingUint32(), growingUint32()];
  eachBigram(stream, termOf, numbers.numberOf, size, (bigram, entry) => {
    bigramOf.push(bigram);
    entryOf.push(entry);
  });
  return { common: numbers.common, ...grouped(bigramOf.view(), entryOf.view(), size * size) };
}

interface CommonTerms {
  readonly common: Uint32Array;
  /** For each term its place in `common` plus one; 0 for all others. */
  readonly numberOf: Uint8Array;
}

function commonTerms(starts: Uint32Array, titles: number): CommonTerms {
  const held = (term: number): number => (starts[term + 1] as number) - (starts[term] as number);
  const found: number[] = [];
  for (let term = 0; term + 1 < starts.length; term++)
    if (held(term) >= titles * commonFrom) found.push(term);
  const kept = found.sort((a, b) => held(b) - held(a)).slice(0, mostCommon);
  const common = shared.uint32(kept.length);
  common.set(kept.sort((a, b) => a - b));
  const numberOf = new Uint8Array(starts.length - 1);
  common.forEach((term, i) => (numberOf[term] = i + 1));
  return { common, numberOf };
}

/** Visits each bigram of a title once for each time it occurs, with its field. */
function eachBigram(
  { starts, tokens }: TokenStream,
  termOf: Uint32Array,
  numberOf: Uint8Array,
  size: number,
  visit: (bigram: number, entry: number) => void,
): void {
  for (let docId = 0; docId + 1 < starts.length; docId++) {
    const end = starts[docId + 1] as number;
    let before = 0;
    let field = 0;
    for (let i = starts[docId] as number; i < end; i++) {
      const token = tokens[i] as number;
      if (token >= fieldMark) {
        field = markedField(token);
        before = 0;
        continue;
      }
      const number = numberOf[termOf[token] as number] as number;
      if (before > 0 && number > 0)
        visit(before * size + number, ((docId << fieldBits) | (1 << field)) >>> 0);
      before = number;
    }
  }
}

/**
 * Posting lists by bigram; a title that has a bigram twice has one posting with the fields of
 * both.
 */
function grouped(
  bigramOf: Uint32Array,
  entryOf: Uint32Array,
  count: number,
): Pick<Bigrams, 'starts' | 'entries'> {
  const starts = shared.uint32(count + 1);
  for (const bigram of bigramOf) starts[bigram + 1] = (starts[bigram + 1] as number) + 1;
  for (let bigram = 0; bigram < count; bigram++)
    starts[bigram + 1] = (starts[bigram + 1] as number) + (starts[bigram] as number);
  const cursor = starts.slice(0, count);
  const sorted = new Uint32Array(bigramOf.length);
  for (let i = 0; i < bigramOf.length; i++) {
    const bigram = bigramOf[i] as number;
    const at = cursor[bigram] as number;
    sorted[at] = entryOf[i] as number;
    cursor[bigram] = at + 1;
  }
  return mergePostings(starts, sorted);
}

function mergePostings(
  starts: Uint32Array,
  sorted: Uint32Array,
): Pick<Bigrams, 'starts' | 'entries'> {
  let length = 0;
  for (let bigram = 0; bigram + 1 < starts.length; bigram++) {
    const [from, to] = [starts[bigram] as number, starts[bigram + 1] as number];
    starts[bigram] = length;
    for (let i = from; i < to; i++) {
      const entry = sorted[i] as number;
      const last = length - 1;
      const same = length > (starts[bigram] as number) && sameTitle(sorted[last] as number, entry);
      if (same) sorted[last] = ((sorted[last] as number) | entry) >>> 0;
      else sorted[length++] = entry;
    }
  }
  starts[starts.length - 1] = length;
  const entries = shared.uint32(length);
  entries.set(sorted.subarray(0, length));
  return { starts, entries };
}

function sameTitle(a: number, b: number): boolean {
  return a >>> fieldBits === b >>> fieldBits;
}

export const noBigrams = (): Bigrams => ({
  common: shared.uint32(0),
  starts: shared.uint32(2),
  entries: shared.uint32(0),
});
