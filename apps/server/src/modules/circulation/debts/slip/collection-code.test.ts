import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectionCode, modulo10, modulo11, digitableLine } from './collection-code.ts';

test.each([
  // FEBRABAN, Layout Padrão de Arrecadação/Recebimento com Utilização do Código de Barras: its examples.
  ['01230067896', 3],
  ['8220000215048200974123220154098290108605940', 1],
])('modulo 10 of %s is %i', (digits, expected) => {
  expect(modulo10(digits)).toBe(expected);
});

test.each([
  ['01230067896', 0],
  ['0', 0],
  // The remainders of 11 are 2 and 1 here.
  ['1', 9],
  ['6', 0],
])('modulo 11 of %s is %i', (digits, expected) => {
  expect(modulo11(digits)).toBe(expected);
});

const collection = {
  prefix: '858',
  issuer: '0328',
  amount: 123_506,
  dueOn: '2026-03-20',
  number: 42,
};

test('a code has 44 digits in the order of FEBRABAN: who, how much, when, which', () => {
  const code = collectionCode(collection);
  expect(code).toMatch(/^858\d/);
  expect(code.slice(4)).toBe('0000012350603282026032000000000000000042');
  expect(code).toHaveLength(44);
  const byCnpj = collectionCode({ ...collection, prefix: '866', issuer: '11222333' });
  expect(byCnpj).toHaveLength(44);
  expect(byCnpj.slice(4)).toBe('0000012350611222333202603200000000000042');
});

test('the typed line has the digits of the code, and each block checks', () => {
  const code = collectionCode(collection);
  const line = digitableLine(code);
  expect(line).toMatch(/^(\d{11}-\d ?){4}$/);
  expect(line.replaceAll(/-\d|\s/g, '')).toBe(code);
});

test('an amount that has no room is a fault', () => {
  expect(() => collectionCode({ ...collection, amount: 1e11 })).toThrow('more than 11 digits');
});

const collections = fc.record({
  prefix: fc.constantFrom('856', '858', '866', '868', '896', '818'),
  amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  number: fc.integer({ min: 1, max: 2_147_483_647 }),
  dueOn: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
});

test('one wrong digit of a code is noticed; by modulo 11 but for those whose check is 0', () => {
  fc.assert(
    fc.property(collections, fc.nat(43), fc.integer({ min: 1, max: 9 }), (made, at, more) => {
      const issuer = made.prefix.startsWith('86') ? '11222333' : '0328';
      const code = collectionCode({ ...made, issuer });
      const digit = String((Number(code[at]) + more) % 10);
      const changed = code.slice(0, at) + digit + code.slice(at + 1);
      const check = code[2] === '6' ? modulo10 : modulo11;
      const isRight = (one: string) => check(one.slice(0, 3) + one.slice(4)) === Number(one[3]);
      expect(isRight(code)).toBe(true);
      if (code[2] === '6') expect(isRight(changed)).toBe(false);
      else if (isRight(changed)) expect(code[3]).toBe('0');
    }),
  );
});
