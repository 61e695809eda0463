import { expect, test } from 'vitest';
import { moneyCell, writeTable } from './csv-table.ts';

const line = (cells: readonly string[], language: 'pt' | 'en' | 'es') =>
  writeTable([cells], language).toString().replace('\uFEFF', '').trimEnd();

test.each([
  ['pt', 'Título;R$ 1,50'],
  ['es', 'Título;R$ 1,50'],
  ['en', 'Título,"R$ 1,50"'],
] as const)('lines are divided as spreadsheets in %s read them', (language, told) => {
  expect(line(['Título', 'R$ 1,50'], language)).toBe(told);
});

test.each(['=1+1', '＝HYPERLINK("x")', '+55', '@a', ' -x', '\t=1'])(
  '%j of somebody else is no formula',
  (cell) => {
    for (const language of ['pt', 'en', 'es'] as const)
      expect(line([cell, 'b'], language).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test.each(['-3,00', '-3', '12.5'])('%s stays a number', (cell) => {
  for (const language of ['pt', 'en', 'es'] as const)
    expect(line([cell], language).replaceAll('"', '')).toBe(cell);
});

test.each([
  ['pt', '12,05'],
  ['es', '12,05'],
  ['en', '12.05'],
] as const)('a sum is a number in %s', (language, told) => {
  expect(moneyCell(1205, language)).toBe(told);
});
