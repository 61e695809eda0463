import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSetupCode, setupCodeOf } from './setup-code.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));

test('a code has three groups of four signs that nobody mistakes, and is always the same', () => {
  fc.assert(
    fc.property(key, (one) => {
      const code = setupCodeOf(one);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      expect(setupCodeOf(one)).toBe(code);
    }),
  );
});

test('it is taken however it is typed', () => {
  const code = 'K3W0-90Q1-ZB4M';
  for (const typed of [code, code.toLowerCase(), 'k3wO 9oqL zb4m', ' K3W090QIZB4M '])
    expect(isSetupCode(typed, code)).toBe(true);
});

test('another is not', () => {
  fc.assert(
    fc.property(key, fc.string(), (one, typed) => {
      fc.pre(typed.replaceAll(/[^0-9a-z]/gi, '').length !== 12);
      expect(isSetupCode(typed, setupCodeOf(one))).toBe(false);
    }),
  );
  expect(isSetupCode('K3W0-90Q1-ZB4N', 'K3W0-90Q1-ZB4M')).toBe(false);
});
