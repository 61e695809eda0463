import { expect, test } from 'vitest';
import { isTaxNumber } from './tax-number.ts';

test.each(['52998224725', '11144477735', '12345678909', '00000000191', '98765432100'])(
  '%s is a tax number',
  (digits) => {
    expect(isTaxNumber(digits)).toBe(true);
  },
);

test.each([
  '',
  '5299822472',
  '529982247255',
  '529.982.247-25',
  '52998224726',
  '52998224735',
  '25998224725',
  '00000000000',
  '11111111111',
  '99999999999',
  '5299822472a',
  '٥٢٩٩٨٢٢٤٧٢٥',
])('%j is none', (digits) => {
  expect(isTaxNumber(digits)).toBe(false);
});

test('one digit that is mistyped is noticed, wherever it stands', () => {
  const right = '52998224725';
  for (const at of Array.from(right, (_, index) => index)) {
    for (const other of '0123456789') {
      const typed = right.slice(0, at) + other + right.slice(at + 1);
      expect(isTaxNumber(typed), typed).toBe(typed === right);
    }
  }
});
