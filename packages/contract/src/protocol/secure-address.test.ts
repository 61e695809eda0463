import { expect, test } from 'vitest';
import { addressOnHost, secureAddress } from './secure-address.ts';

test.each([
  'https://books.example/a?b=c#d',
  'https://books.example:8443/',
  'http://127.0.0.1:4000/x',
  'http://localhost/x',
  'http://[::1]:3000/x',
])('%s is secure', (text) => {
  expect(secureAddress(text)?.href).toBe(text);
});

test.each([
  '',
  '/path',
  '//books.example/a',
  'http://books.example/',
  'http://127.0.0.1.evil.example/',
  'http://127.evil.example/',
  'http://localhost.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://127.0.0.1/',
  'https://user@books.example/',
  'https://:word@books.example/',
  'https://',
])('%j is not', (text) => {
  expect(secureAddress(text)).toBeNull();
});

test('an address counts on its own host alone, port and all', () => {
  const hosts = ['books.example', 'reader.example:8443'];
  expect(addressOnHost('https://books.example/a', hosts)?.pathname).toBe('/a');
  expect(addressOnHost('https://BOOKS.example:443/a', hosts)?.host).toBe('books.example');
  expect(addressOnHost('https://reader.example:8443/', hosts)).not.toBeNull();
  for (const other of [
    'https://books.example:8443/',
    'https://reader.example/',
    'https://a.books.example/',
    'https://books.example.evil.example/',
    'https://books.example@evil.example/',
    'https://evil.example/?books.example',
    'https://evil.example\\@books.example/',
    'http://books.example/',
  ])
    expect(addressOnHost(other, hosts), other).toBeNull();
});
