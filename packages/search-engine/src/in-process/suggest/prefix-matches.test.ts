import { default as fc } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StringsBuilder } from '../index/strings.ts';
import { indexWords } from '../index/word-index.ts';
import { placesWithPrefixes } from './prefix-matches.ts';

const word = fc.stringMatching(/^[ab]{1,3}$/);
/** Every text has the word 'ccc', so that its list is far longer than that of a rare word. */
const texts = fc
  .array(fc.array(word, { maxLength: 3 }), { minLength: 1, maxLength: 400, size: 'max' })
  .map((all) => all.map((words) => ['ccc', ...words].join(' ')));

describe('texts in which words begin', () => {
  it('are those that reading all of them finds', () => {
    const typed = fc.array(fc.oneof(word, fc.constantFrom('c', 'ccc', 'x')), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(texts, typed, (all, words) => {
        const strings = new StringsBuilder();
        for (const text of all) strings.push(text);
        const found = placesWithPrefixes(indexWords(strings.view()), words);
        const expected = all.flatMap((text, place) =>
          words.every((one) => ` ${text}`.includes(` ${one}`)) ? [place] : [],
        );
        expect([...new Set(found)].sort((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
