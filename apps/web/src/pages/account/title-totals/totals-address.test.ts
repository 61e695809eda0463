import { expect, test } from 'vitest';
import { readTotalsChoice, totalsHref } from './totals-address.ts';

const days = { dataIni: '2026-01-01', dataFim: '2026-12-31' };

test.each([
  ['', { title: null, words: '', days: null, library: '' }],
  ['acervo=x&biblioteca=0&q=%20dom%20', { title: null, words: 'dom', days: null, library: '' }],
  ['acervo=7&biblioteca=3', { title: '7', words: '', days: null, library: '3' }],
  ['acervo=7&dataIni=2026-01-01', { title: '7', words: '', days: null, library: '' }],
  ['acervo=7&dataIni=2026-01-01&dataFim=2026-12-31', { title: '7', words: '', days, library: '' }],
])('%j is read', (query, expected) => {
  expect(readTotalsChoice(new URLSearchParams(query))).toEqual(expected);
});

test('an address says it again', () => {
  const choice = { title: '7', words: 'dom', days, library: '3' };
  const [path, query] = totalsHref(choice).split('?');
  expect(path).toBe('/meupergamum/totais-titulos');
  expect(readTotalsChoice(new URLSearchParams(query))).toEqual(choice);
});
