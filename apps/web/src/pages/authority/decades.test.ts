import { expect, test } from 'vitest';
import { barsOf } from './decades.ts';

const decade = (decada: number, total = 1) => ({ decada, total });
const told = (decades: Parameters<typeof barsOf>[0]) =>
  barsOf(decades).map(({ label, value }) => `${label}: ${value}`);

test('decades without works stand between the others, with none', () => {
  expect(told([decade(1860), decade(1890, 4)])).toEqual([
    '1860: 1',
    '1870: 0',
    '1880: 0',
    '1890: 4',
  ]);
});

test('where they would be too many a bar is of more years, and none is left out', () => {
  expect(told([decade(1870), decade(1890, 2), decade(2020, 3)])).toEqual([
    '1860: 1',
    '1880: 2',
    '1900: 0',
    '1920: 0',
    '1940: 0',
    '1960: 0',
    '1980: 0',
    '2000: 0',
    '2020: 3',
  ]);
  const bars = barsOf([decade(1000), decade(2190)]);
  expect(bars.length).toBeLessThanOrEqual(10);
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(2);
});

test('no decades are none', () => {
  expect(barsOf([])).toEqual([]);
});
