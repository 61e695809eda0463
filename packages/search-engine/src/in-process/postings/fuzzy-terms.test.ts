import { default as fc } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsBetween } from '../../oracle/edit-distance.ts';
import { StringsBuilder } from '../index/strings.ts';
import { prefixesWithinEdits, wordsWithinEdits } from './fuzzy-terms.ts';
import type { SortedWords } from './fuzzy-terms.ts';

const word = fc.stringMatching(/^[abc]{1,7}$/);
const sorted = fc.array(word, { maxLength: 40 }).map((words) => words.sort());

function listOf(sortedWords: readonly string[]): SortedWords {
  const words = new StringsBuilder();
  for (const one of sortedWords) words.push(one);
  return { words: words.view(), order: null };
}

describe('words near a text', () => {
  it('are those a measure of every word finds', () => {
    fc.assert(
      fc.property(sorted, word, fc.integer({ min: 1, max: 2 }), (words, typed, most) => {
        const list = listOf(words);
        const expected = words
          .map((one, place) => ({ place, distance: editsBetween(typed, one) }))
          .filter(({ distance }) => distance <= most);
        expect(wordsWithinEdits(list, typed, most)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('are those that begin with one', () => {
    fc.assert(
      fc.property(sorted, word, (words, typed) => {
        const list = listOf(words);
        const ranges = prefixesWithinEdits(list, typed, 1);
        const places = ranges.flatMap(([from, to]) =>
          Array.from({ length: to - from }, (_, i) => from + i),
        );
        const expected = words.flatMap((one, place) => {
          const begins = Array.from(one).some(
            (_, i) => editsBetween(typed, one.slice(0, i + 1)) <= 1,
          );
          return begins ? [place] : [];
        });
        expect(places).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
