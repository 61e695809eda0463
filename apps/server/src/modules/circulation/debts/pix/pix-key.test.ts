import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPixKey } from './pix-key.ts';
import { areCpfDigits, isCnpj } from './taxpayer-number.ts';

describe('a key is read as what it is, and normalised', () => {
  test.each([
    ['123.456.789-09', 'cpf', '12345678909'],
    ['12345678909', 'cpf', '12345678909'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    // The example of the Receita Federal.
    ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35'],
    ['12abc34501de35', 'cnpj', '12ABC34501DE35'],
    [' Biblioteca@Example.ORG ', 'email', 'biblioteca@example.org'],
    ['+55 (84) 99988-7766', 'phone', '+5584999887766'],
    ['+5511987654321', 'phone', '+5511987654321'],
    ['123E4567-E89B-42D3-A456-426655440000', 'random', '123e4567-e89b-42d3-a456-426655440000'],
    ['123e4567e89b42d3a456426655440000', 'random', '123e4567-e89b-42d3-a456-426655440000'],
  ])('%s', (written, kind, key) => {
    expect(readPixKey(written)).toEqual({ kind, key });
  });
});

test.each([
  ['123.456.789-00', 'pixCpf'],
  ['11111111111', 'pixCpf'],
  // A phone without its +55 is no CPF.
  ['84999887766', 'pixCpf'],
  ['11.222.333/0001-80', 'pixCnpj'],
  ['00000000000000', 'pixCnpj'],
  ['12.ABC.345/01DE-53', 'pixCnpj'],
  ['biblioteca@', 'pixEmail'],
  ['biblioteca@localhost', 'pixEmail'],
  ['a b@example.org', 'pixEmail'],
  [`${'x'.repeat(70)}@example.org`, 'pixEmail'],
  ['(84) 99988-7766', 'pixPhone'],
  ['+55 84 3215-1234', 'pixPhone'],
  ['+55 10 99988-7766', 'pixPhone'],
  ['+1 202 555 0123', 'pixPhone'],
  ['+55849998877661', 'pixPhone'],
  ['123e4567-e12b-12d1-a456-426655440000', 'pixRandom'],
  ['123e4567-e89b-42d3-c456-426655440000', 'pixRandom'],
  ['123e4567-e89b-42d3-a456-42665544000', 'pixRandom'],
  ['biblioteca', 'pixUnknown'],
  ['1234567890', 'pixUnknown'],
  ['123456789012', 'pixUnknown'],
  ['', 'pixUnknown'],
])('%j is none: %s', (written, fault) => {
  expect(readPixKey(written)).toBe(fault);
});

test('one digit of a CPF or a CNPJ that is another is noticed', () => {
  const cases = [
    ['12345678909', areCpfDigits],
    ['11222333000181', isCnpj],
    ['12ABC34501DE35', isCnpj],
  ] as const;
  for (const [good, isOne] of cases) {
    expect(isOne(good)).toBe(true);
    for (let at = 0; at < good.length; at++) {
      for (const digit of '0123456789') {
        // A letter counts as some digit does: 'A' and '6' check alike.
        if (digit === good[at] || !/\d/.test(good.charAt(at))) continue;
        const changed = good.slice(0, at) + digit + good.slice(at + 1);
        // Modulo 11 writes both 10 and 11 as 0: a few changes go unnoticed by design.
        if (isOne(changed)) expect(good.slice(-2) + changed.slice(-2)).toContain('0');
      }
    }
  }
});

test('a key that was read is read as itself again, and fits a BR Code', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uuid({ version: 4 }), fc.emailAddress(), fc.string()), (written) => {
      const read = readPixKey(written);
      if (typeof read === 'string') return;
      expect(readPixKey(read.key)).toEqual(read);
      expect(read.key).toMatch(/^[\x21-\x7e]{1,77}$/);
    }),
  );
});
