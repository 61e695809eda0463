import { expect, test } from 'vitest';
import { cellText } from './write-spreadsheet.ts';

test.each([
  ['plain words', 'Dom Casmurro', 'Dom Casmurro'],
  ['what has no place in XML', 'a\u0001b\ud800c\ufffed', 'abcd'],
  ['what Excel reads as another letter (ST_Xstring)', 'a_x0041_b', 'a_x005F_x0041_b'],
  ['one such after the other', '_x000D__x000a_', '_x005F_x000D__x005F_x000a_'],
  ['what only looks like it', '_x41_ _xyz0_', '_x41_ _xyz0_'],
  ['what is too long', 'é'.repeat(40_000), 'é'.repeat(32_767)],
  ['what would be cut within a letter', `a${'😀'.repeat(20_000)}`, `a${'😀'.repeat(16_383)}`],
  ['what would be, one letter on', '😀'.repeat(20_000), '😀'.repeat(16_383)],
])('a cell of %s', (_name, text, cell) => {
  expect(cellText(text)).toBe(cell);
});
