import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const options = { source: null, library: null };
const numbered = (value: string) =>
  originOf({ leader: '', fields: [{ tag: '001', value }] }, options).number;

test.each([
  'FALTA',
  'falta',
  'Sem número',
  's/n',
  'N/A',
  '000000',
  '???',
  '-',
  'XXXX',
  'null',
  ' ',
])('%s is no number', (value) => {
  expect(numbered(value)).toBeNull();
});

test.each(['1', '0', '000123', 'BR-001', 'x1', 'ocm00012345', 'Faltavel 3', 'sn 85012345'])(
  '%s is one',
  (value) => {
    expect(numbered(value)).toBe(value);
  },
);
