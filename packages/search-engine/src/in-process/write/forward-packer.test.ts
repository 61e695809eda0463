import { isLong } from '@estante/test-support/is-long';
import { array, assert, constantFrom, integer, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import {
  fieldMark,
  joinedMark,
  mostFrequent,
  readTokens,
  threeByteWords,
  variantMark,
} from '../index/forward-index.ts';
import type { ForwardIndex, TokenStream } from '../index/forward-index.ts';
import { packForward } from './forward-packer.ts';

const words = threeByteWords + 1000;
const token = oneof(
  integer({ min: 0, max: 300 }),
  integer({ min: 0, max: words - 1 }),
  constantFrom(0, variantMark, joinedMark).map((kind) => fieldMark + 8 + kind),
);

function streamOf(titles: readonly (readonly number[])[]): TokenStream {
  let length = 0;
  const ends = titles.map((title) => (length += title.length));
  return { starts: Uint32Array.from([0, ...ends]), tokens: Uint32Array.from(titles.flat()) };
}

function read(forward: ForwardIndex, docId: number): number[] {
  const { tokens, count } = readTokens(forward, docId);
  return [...tokens.subarray(0, count)];
}

it('reads the tokens that were packed', () => {
  const counts = new Uint32Array(words);
  assert(
    property(array(array(token, { maxLength: 40 }), { maxLength: 8 }), (titles) => {
      counts.fill(0);
      for (const one of titles.flat()) if (one < fieldMark) counts[one] = (counts[one] ?? 0) + 1;
      const forward = packForward(streamOf(titles), counts);
      titles.forEach((title, docId) => expect(read(forward, docId)).toEqual(title));
    }),
    { numRuns: isLong ? 30 : 5 },
  );
});

it('gives the commonest words one byte, the next two, and the others three or five', () => {
  const counts = new Uint32Array(words).map((_, word) => words - word);
  const titles = [[0], [63], [64], [mostFrequent - 1], [mostFrequent], [words - 1]];
  const { starts, frequent } = packForward(streamOf(titles), counts);
  const [, ...ends] = starts;
  expect(ends.map((end, i) => end - (starts[i] ?? 0))).toEqual([1, 1, 2, 2, 3, 5]);
  expect(frequent.length).toBe(mostFrequent);
});

it('reads a title of more words than any before', () => {
  const title = Array.from({ length: 70_000 }, (_, i) => i);
  const counts = new Uint32Array(title.length).fill(1);
  expect(read(packForward(streamOf([title]), counts), 0)).toEqual(title);
});
