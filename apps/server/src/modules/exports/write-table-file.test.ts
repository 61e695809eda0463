import { expect, test } from 'vitest';
import { writeTableFile } from './write-table-file.ts';

const columns = [
  { title: 'T', type: 'titulo' },
  { title: 'N', type: 'numero' },
  { title: 'R$', type: 'dinheiro' },
] as const;

test.each([
  ['pt', '1.5;1,5;1,50'],
  ['es', '1.5;1,5;1,50'],
  ['en', '1.5,1.5,1.50'],
] as const)('a number of a file in %s has its decimal sign, words stay', async (language, told) => {
  const file = await writeTableFile({ columns, lines: [['1.5', 1.5, 150]] }, 'csv', language);
  expect(file.toString().trimEnd().split('\r\n')[1]).toBe(told);
});
