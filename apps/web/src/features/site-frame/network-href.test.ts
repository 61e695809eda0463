import { expect, test } from 'vitest';
import { networkHref } from './network-href.ts';

test.each([
  ['https://rede.example/busca', ['geral', 'rede'], 'https://rede.example/busca'],
  ['https://rede.example/busca', ['geral'], 'https://rede.example/busca'],
  ['', ['geral', 'rede'], '/rede'],
  ['', ['geral'], ''],
] as const)(
  'the network catalogue of address %j and tabs %j is at %j',
  (address, tabs, expected) => {
    expect(networkHref(address, tabs)).toBe(expected);
  },
);
