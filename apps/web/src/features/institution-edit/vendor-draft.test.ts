import { describe, expect, test } from 'vitest';
import { sentVendor, sentVendors, vendorState, type Vendor } from './vendor-draft.ts';

const blank: Vendor = {
  base: 'gale',
  nome: '',
  endereco: '',
  hosts: [],
  ativo: false,
  segredo_definido: false,
};
const gale = {
  ...blank,
  nome: 'Gale',
  endereco: 'https://gale.example/',
  hosts: ['gale.example'],
  ativo: true,
};

describe('what is sent of a vendor', () => {
  test('is what was written, without blanks and blank lines, and no word of a known secret', () => {
    const written = { ...gale, nome: ' Gale ', hosts: [' Gale.example ', '', 'b.example:81'] };
    expect(sentVendor({ ...written, segredo_definido: true })).toEqual({
      base: 'gale',
      nome: 'Gale',
      endereco: 'https://gale.example/',
      hosts: ['gale.example', 'b.example:81'],
      ativo: true,
    });
  });

  test('bears a secret where one was written for it', () => {
    const document = { versao: 3, fornecedores: [gale, { ...gale, base: 'oxford' as const }] };
    const { fornecedores } = sentVendors(document, { gale: 'a secret', pearson: 'another' });
    expect(fornecedores.map(({ novo_segredo }) => novo_segredo)).toEqual(['a secret', undefined]);
    expect(fornecedores[1]).not.toHaveProperty('novo_segredo');
  });
});

test.each([
  ['none', blank, ''],
  ['removed', { ...blank, segredo_definido: true }, ''],
  ['none', { ...blank, hosts: ['', ' '] }, ''],
  ['off', blank, 'a secret'],
  ['off', { ...gale, ativo: false }, ''],
  ['on', gale, ''],
] as const)('stands as %s', (state, vendor, secret) => {
  expect(vendorState({ ...vendor, hosts: [...vendor.hosts] }, secret)).toBe(state);
});
