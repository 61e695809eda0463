import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const asked = (host: string, protocol = 'https') => ({ host, protocol }) as FastifyRequest;

test.each([
  ['catalogo.example.org', 'https://catalogo.example.org'],
  ['localhost:3000', 'https://localhost:3000'],
  ['127.0.0.1:80', 'https://127.0.0.1:80'],
  ['[::1]:3000', 'https://[::1]:3000'],
  // A host that no browser sends is not written into a page.
  ['a.example"><script>', 'https://localhost'],
  ['a.example/path', 'https://localhost'],
  ['user@a.example', 'https://localhost'],
  ['', 'https://localhost'],
])('asked for at %j it is %s', (host, origin) => {
  expect(originOf(asked(host), null)).toBe(origin);
});

test('what is configured counts, however it was asked for', () => {
  expect(originOf(asked('evil.example', 'http'), 'https://a.example')).toBe('https://a.example');
});
