import { expect, test } from 'vitest';
import { serialIssuesHref, readSerialIssuesAddress } from './serial-issues-address.ts';

const read = (text: string) => readSerialIssuesAddress(new URLSearchParams(text));
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
  expect(serialIssuesHref('/x', read('year=1999&codBib=3&other=1'))).toBe('/x?codBib=3&year=1999');
  expect(serialIssuesHref('/x', nothing)).toBe('/x');
});
