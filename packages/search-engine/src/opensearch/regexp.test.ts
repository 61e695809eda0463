import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesPrefixes, matchesWithOneEdit } from '../spelling/prefix-match.ts';
import { begunWithinOneEdit, literally } from './regexp.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 8 });

it('means the words that begin with one typed but for one edit', () => {
  fc.assert(
    fc.property(word, word, (typed, found) => {
      const expected = matchesPrefixes(found, [typed]) || matchesWithOneEdit(found, [typed]);
      expect(new RegExp(`^${begunWithinOneEdit(typed)}$`, 'u').test(found)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

it('takes signs for themselves', () => {
  const signs = 'c++ a.b? [x] {y} (z) |"\\#@&<>~^$-*';
  expect(literally(signs).replace(/\\(.)/gsu, '$1')).toBe(signs);
  expect(literally('c++')).toBe(String.raw`c\+\+`);
});
