import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const glossary = await readFile(`${root}docs/glossary.md`, 'utf8');
const { compare } = new Intl.Collator('pt', { ignorePunctuation: true });

/** The first cell of each row, of each table that stands in the glossary. */
const tables: readonly (readonly string[])[] = glossary
  .split('\n\n')
  .filter((block) => block.startsWith('| '))
  .map((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => (row.split('|')[1] ?? '').replaceAll('`', '').trim()),
  );

test('the words stand in the order of the alphabet', () => {
  expect(tables.map((words) => words.length > 3)).toEqual([true, true]);
  for (const words of tables) expect(words).toEqual(words.toSorted(compare));
});

test('no word stands in two rows', () => {
  const words = tables.flat().flatMap((cell) => cell.split(/[,;] /).map((word) => word.trim()));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
