import { expect, test } from 'vitest';
import { kardexHref, readKardex } from './kardex-address.ts';

const read = (text: string) => readKardex(new URLSearchParams(text));
const nothing = { codBib: '', codPar: '', codPeriod: '', year: '' };

test.each([
  ['', nothing],
  ['codBib=3&year=1999', { ...nothing, codBib: '3', year: '1999' }],
  ['codBib=x&codPar=0&year=19999&codPeriod=12345678901', nothing],
  ['codPeriod=m&codPar=12', { ...nothing, codPeriod: 'm', codPar: '12' }],
])('%j asks for %j', (text, address) => {
  expect(read(text)).toEqual(address);
});

test('what is asked for has one address', () => {
  expect(kardexHref('/x', read('year=1999&codBib=3&other=1'))).toBe('/x?codBib=3&year=1999');
  expect(kardexHref('/x', nothing)).toBe('/x');
});
