import { expect, test } from 'vitest';
import { isOnShelf } from '@estante/search-engine';
import { compareShelf, type ShelvedCopy } from './compare-shelf.ts';

let id = 0;
const copy = (
  barcode: string,
  callNumber: string,
  more: Partial<ShelvedCopy> = {},
): ShelvedCopy => ({
  id: (id += 1),
  barcode,
  callNumber,
  title: `Livro ${barcode}`,
  state: 'na_estante',
  belongsHere: true,
  isSeen: true,
  library: 'Central',
  location: 'Térreo',
  ...more,
});
const everything = { from: '', to: '' };
const told = (scanned: string[], copies: ShelvedCopy[], range = everything) => {
  const { expected, findings } = compareShelf(scanned, copies, range);
  return { expected, findings: findings.map(({ kind, barcode }) => `${kind} ${barcode}`) };
};

test('a shelf as it should be has nothing to tell', () => {
  const shelf = [copy('A', '100 A1'), copy('B', '200 B1')];
  expect(told(['a', 'B'], shelf)).toEqual({ expected: 2, findings: [] });
});

test('tells what is missing, what stands wrong, what nobody knows and what is said to be out', () => {
  const shelf = [
    copy('A', '100 A1'),
    copy('B', '200 B1'),
    copy('C', '300 C1'),
    copy('D', '400 D1', { belongsHere: false }),
    copy('E', '500 E1', { state: 'emprestado' }),
    copy('F', '600 F1', { state: 'perdido' }),
  ];
  expect(told(['C', 'A', 'D', 'E', 'X'], shelf)).toEqual({
    expected: 3,
    findings: [
      'faltando B',
      'fora_de_ordem C',
      'de_outro_lugar D',
      'noutra_situacao E',
      'desconhecido X',
    ],
  });
});

test('looks for what stands between two call numbers alone', () => {
  const shelf = [copy('A', '100 A1'), copy('B', '869.3 A848d'), copy('C', '900 C1')];
  const range = { from: '800', to: '869' };
  expect(told([], shelf, range)).toEqual({ expected: 1, findings: ['faltando B'] });
  expect(told(['B', 'C'], shelf, range).findings).toEqual(['de_outro_lugar C']);
});

test.each([
  ['', '', '1', true],
  ['800', '', '799.9', false],
  ['', '869', '869.3 A1', true],
  ['', '869', '870', false],
] as const)('from %j to %j there is %j: %j', (from, to, callNumber, is) => {
  expect(isOnShelf({ from, to }, callNumber)).toBe(is);
});
