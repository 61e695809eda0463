import { isOnShelf, shelfKey } from '@estante/search-engine';
import { expect, test } from 'vitest';
import { compareShelf, type StrayCopy } from './compare-shelf.ts';

const everything = { from: '', to: '' };
const found = (scanId: number, callNumber: string) => ({
  scanId,
  copyId: scanId,
  shelfKey: shelfKey(callNumber),
});
const stray = (scanId: number, callNumber: string, more: Partial<StrayCopy> = {}) => ({
  scanId,
  copy: {
    id: scanId,
    callNumber,
    state: 'na_estante' as const,
    belongsHere: true,
    ...more,
  },
});
const told = (...[placed, strays, range]: Parameters<typeof compareShelf>) =>
  compareShelf(placed, strays, range).map(({ kind, scanId }) => `${kind} ${scanId}`);

test('a shelf as it should be has nothing to tell', () => {
  expect(told([found(1, '100 A1'), found(2, '200 B1')], [], everything)).toEqual([]);
});

test('tells what stands wrong, what nobody knows and what is said to be out', () => {
  const placed = [found(1, '300 C1'), found(2, '100 A1')];
  const strays = [
    stray(3, '400 D1', { belongsHere: false }),
    stray(4, '500 E1', { state: 'emprestado' }),
    { scanId: 5, copy: null },
  ];
  expect(told(placed, strays, everything)).toEqual([
    'fora_de_ordem 1',
    'de_outro_lugar 3',
    'noutra_situacao 4',
    'desconhecido 5',
  ]);
});

test('what came meanwhile stands in its place among the others, or not', () => {
  const placed = [found(1, '100 A1'), found(3, '300 C1')];
  expect(told(placed, [stray(2, '200 B1')], everything)).toEqual([]);
  expect(told(placed, [stray(2, '900 Z1')], everything)).toEqual(['fora_de_ordem 2']);
});

test('what stands outside of two call numbers is from another place', () => {
  const range = { from: '800', to: '869' };
  expect(told([], [stray(1, '869.3 A848d'), stray(2, '900 C1')], range)).toEqual([
    'de_outro_lugar 2',
  ]);
});

test.each([
  ['', '', '1', true],
  ['800', '', '799.9', false],
  ['', '869', '869.3 A1', true],
  ['', '869', '870', false],
] as const)('from %j to %j there is %j: %j', (from, to, callNumber, is) => {
  expect(isOnShelf({ from, to }, callNumber)).toBe(is);
});
