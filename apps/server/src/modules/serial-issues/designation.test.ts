import { expect, test } from 'vitest';
import { designationOf } from './designation.ts';

test.each([
  [{ ano: 1995, mes: 8, volume: '3', numero: '2' }, 'v.3:n.2 (1995:08)'],
  [{ ano: 1995, mes: null, volume: '3', numero: '' }, 'v.3 (1995)'],
  [{ ano: 1995, mes: 12, volume: '', numero: '1-2' }, 'n.1-2 (1995:12)'],
  [{ ano: 1995, mes: null, volume: 'vol. III', numero: 'especial' }, 'vol. III:especial (1995)'],
  [{ ano: 1995, mes: null, volume: '', numero: '' }, '(1995)'],
])('%j is %s', (told, designation) => {
  expect(designationOf(told).designation).toBe(designation);
});
