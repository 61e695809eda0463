import { expect, test } from 'vitest';
import { faultOf } from './export-draft.ts';

test.each([
  ['ana@example.org', null],
  [' ana@example.org ; rui@example.net;; ', null],
  ['ana@example.org; ana@example.org', null],
  ['ana@example.org; sem-arroba', { kind: 'address', address: 'sem-arroba' }],
  [
    'ana@example.org, rui@example.net',
    { kind: 'address', address: 'ana@example.org, rui@example.net' },
  ],
  ['ana@localhost', { kind: 'address', address: 'ana@localhost' }],
  [[1, 2, 3, 4, 5, 6].map((n) => `a${n}@example.org`).join(';'), { kind: 'many', limit: 5 }],
])('what stands against %j', (addresses, fault) => {
  expect(faultOf(addresses)).toEqual(fault);
});
