import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWords } from './words.ts';

it.each([
  ['Ação  HUMANA', 'acao humana', "'acao' & 'humana':*", "'acao' & 'humana':*"],
  ['Machado d', 'machado d', "'machado' & 'd':*", "'machado'"],
  ['ma', 'ma', "'ma':*", "'ma':*"],
  ['C', 'c', "'c'", "'c'"],
  ['C++', 'c++', "'c++':*", "'c++':*"],
  ['?!', '?!', "'?!':*", "'?!':*"],
  ["\\' \\", "\\' \\", "'\\\\''' & '\\\\':*", "'\\\\'''"],
  ['', '', '', ''],
])('reads %s', (text, key, all, quick) => {
  expect(readWords(text)).toEqual({ key, all, quick });
});

it('knows that no heading has a word without end', () => {
  expect(readWords('x'.repeat(501))).toBeNull();
});

it('makes a search of anything', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units);
      expect(readWords(text)?.all ?? '').not.toContain('\0');
    }),
  );
});
