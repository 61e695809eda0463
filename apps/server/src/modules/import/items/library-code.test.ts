import { expect, test } from 'vitest';
import { mayBeLibraryCode } from './library-code.ts';

test.each([
  ['BC', true],
  ['BR-SpUSP', true],
  ['FEA/USP', true],
  ['7', true],
  ['Saúde', true],
  ['Storms in literature.', false],
  ['Biblioteca Central', false],
  ['a:b', false],
  ['$1', false],
  ['-', false],
  ['BC.', false],
  ['', false],
  ['x'.repeat(20), true],
  ['x'.repeat(21), false],
])('%j may be the code of a library: %s', (code, expected) => {
  expect(mayBeLibraryCode(code)).toBe(expected);
});
