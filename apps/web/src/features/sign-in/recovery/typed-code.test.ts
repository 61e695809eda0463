import { expect, test } from 'vitest';
import { timeLeft, typedCode } from './typed-code.ts';

test.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  [' 1234-5678\n', '12345678'],
  ['código: 12345678.', '12345678'],
  ['123456789', '12345678'],
  ['1a2', '12'],
  ['', ''],
])('of %j are taken %j', (written, code) => {
  expect(typedCode(written, 8)).toBe(code);
});

test.each([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('%d ms are %s', (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown);
});
