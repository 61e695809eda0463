import { expect, test } from 'vitest';
import { daysHref, faultOf, readDays } from './days-address.ts';

const march = { dataIni: '2026-03-01', dataFim: '2026-03-31' };

test.each([
  ['dataIni=2026-03-01&dataFim=2026-03-31', march],
  ['dataIni=2026-03-01&dataFim=2026-03-01', { ...march, dataFim: '2026-03-01' }],
  ['dataIni=%202026-03-01&dataFim=2026-03-31+', march],
  ['', null],
  ['dataIni=2026-03-01', null],
  ['dataFim=2026-03-31', null],
  ['dataIni=2026-03-31&dataFim=2026-03-01', null],
  ['dataIni=2026-02-30&dataFim=2026-03-01', null],
  ['dataIni=ontem&dataFim=hoje', null],
])('the days of %j', (query, expected) => {
  expect(readDays(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  ['', '', { kind: 'missing', at: 'dataIni' }],
  ['2026-03-01', '', { kind: 'missing', at: 'dataFim' }],
  ['2026-03-02', '2026-03-01', { kind: 'inverted', at: 'dataFim' }],
  ['2026-03-01', '2026-03-01', null],
])('from %j to %j: %j', (dataIni, dataFim, expected) => {
  expect(faultOf({ dataIni, dataFim })).toEqual(expected);
});

test('an address says them again', () => {
  const [path, query] = daysHref('/x', march).split('?');
  expect(path).toBe('/x');
  expect(readDays(new URLSearchParams(query))).toEqual(march);
});

test('what else narrows the list stays, with days and without', () => {
  const also = { multa: 'true' };
  expect(daysHref('/x', null)).toBe('/x');
  expect(daysHref('/x', null, also)).toBe('/x?multa=true');
  expect(daysHref('/x', march, also)).toBe('/x?multa=true&dataIni=2026-03-01&dataFim=2026-03-31');
});
