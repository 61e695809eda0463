import { randomBytes } from 'node:crypto';
import { headOf, sendRaw } from '../raw-socket.ts';
import { chance, oneOf, overAndOver, type Attack } from '../target.ts';

const accepted = ['text/html', 'application/json', '*/*', 'image/png', ';;;', ''];

const paths = [
  '/%',
  '/%zz',
  '/acervo/%E0%A4',
  '/sitemap-%.xml',
  '/api/%',
  '/api/acervo/%00',
  '/capas/%c0%af',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '//',
  '/\\',
  '/?lng=%',
  '/geral?q=%',
  '/login?redirect=%ff',
];

const letters = '%%%%/a.?&=;0fz{}|~'.split('');

/** Letters of which many begin an escape that does not end. */
function anyPath(): string {
  const chosen = Array.from({ length: 1 + chance(40) }, () => oneOf(letters));
  return `/${chosen.join('')}`;
}

const randomBytesAttack: Attack = (target) =>
  overAndOver(target, 16, async (turn) => {
    const bytes = randomBytes(1 + chance(4096));
    const start = Buffer.from('GET / HTTP/1.1\r\nhost: a\r\n');
    await sendRaw(target, turn % 2 === 0 ? bytes : Buffer.concat([start, bytes]));
  });

const malformedPaths: Attack = (target) =>
  overAndOver(target, 8, async (turn) => {
    const path = turn % 3 === 0 ? anyPath() : oneOf(paths);
    const head = [`GET ${path} HTTP/1.1`, 'host: localhost', `accept: ${oneOf(accepted)}`];
    await sendRaw(target, headOf(...head, 'connection: close'));
  });

const heads: readonly (readonly string[])[] = [
  ['GET / HTTP/1.1', 'host: one.example', 'host: two.example'],
  ['GET / HTTP/1.1'],
  ['GET / HTTP/1.1', 'host: '],
  ['GET / HTTP/1.1', 'host: a b', 'accept: text/html'],
  ['GET / HTTP/1.1', 'host: [::1', 'accept: text/html'],
  ['GET / HTTP/1.1', 'host: ../..', 'accept: text/html'],
  ['GET http://other.example/ HTTP/1.1', 'host: localhost'],
  ['OPTIONS * HTTP/1.1', 'host: localhost'],
  ['CONNECT localhost:1 HTTP/1.1', 'host: localhost'],
  ['GET / HTTP/9.9', 'host: localhost'],
  ['GET / HTTP/1.1', 'host: localhost', 'upgrade: h2c', 'connection: upgrade'],
  ['GET / HTTP/1.1', 'host: localhost', 'cookie: idioma=%', 'accept-language: ;q=,,x-%'],
  ['GET / HTTP/1.1', 'host: localhost', 'authorization: Bearer a.b.c'],
  ['GET / HTTP/1.1', 'host: localhost', `cookie: ${'a=b;'.repeat(20_000)}`],
  ['GET / HTTP/1.1', 'host: localhost', 'x-forwarded-for: %', 'x-forwarded-host: a,b'],
  ['POST /api/oauth/token HTTP/1.1', 'host: localhost', 'content-length: -1'],
  ['POST /api/oauth/token HTTP/1.1', 'host: localhost', 'expect: 100-continue'],
  [
    'POST /api/oauth/token HTTP/1.1',
    'host: localhost',
    'content-length: 5',
    'transfer-encoding: chunked',
  ],
];

const malformedHeaders: Attack = (target) =>
  overAndOver(target, 8, async (turn) => {
    await sendRaw(target, headOf(...(heads[turn % heads.length] ?? [])));
  });

export const nonsense = {
  'random-bytes': randomBytesAttack,
  'malformed-paths': malformedPaths,
  'malformed-headers': malformedHeaders,
} as const;
