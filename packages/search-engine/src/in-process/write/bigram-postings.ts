import { fieldBits } from '../index/postings.ts';
import type { Bigrams } from '../index/postings.ts';
import { shared } from '../index/shared-arrays.ts';

/**
 * Groups postings by bigram; `bigramOf` and `entryOf` are the bigram and the entry of each. A title that has a bigram twice has one posting with the fields of
 * both.
 */
export function postingsByBigram(
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
