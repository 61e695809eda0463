import { expect, test } from 'vitest';
import { tally } from './suggest-class.ts';

const title = (name: string, ...numbers: readonly string[]) => ({
  title: name,
  classifications: numbers.map((number) => ({ scheme: 'ddc', number })),
});

test('the class of most titles comes first, then the shorter, then the smaller; each with a title', () => {
  const found = [
    title('A', '869.3'),
    title('B', '869.3', '869.3'),
    title('C', '152.4/8'),
    title('D', '152'),
    title('E', '150'),
  ];
  expect(tally(found)).toEqual([
    { codigo: '869.3', total: 2, titulo: 'A' },
    { codigo: '150', total: 1, titulo: 'E' },
    { codigo: '152', total: 1, titulo: 'D' },
    { codigo: '152.48', total: 1, titulo: 'C' },
  ]);
});

test('what is no Dewey number says nothing', () => {
  const other = { title: 'A', classifications: [{ scheme: 'udc', number: '869.3' }] };
  expect(tally([other, title('B', 'B869.3', '', 'Fic'), title('C')])).toEqual([]);
});
