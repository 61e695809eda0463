import { expect, test } from 'vitest';
import { asWritten } from './use-personal-value.ts';

test.each([
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '5299822472', '5299822472'],
  ['cep', '20040030', '20040-030'],
  ['identidade', '20040030', '20040030'],
] as const)('%s %s is written %s', (field, digits, written) => {
  expect(asWritten(field, digits)).toBe(written);
});
