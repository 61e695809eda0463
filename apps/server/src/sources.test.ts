import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Sources of what runs on a server: path from the root to text. */
const sources = new Map<string, string>();
beforeAll(async () => {
  const folders = 'apps/server/src,packages/{contract,database,marc,references,search-engine}/src';
  for await (const path of glob(`{${folders}}/**/*.ts`, { cwd: root })) {
    if (/\.test\.ts$|\/testing\//.test(path)) continue;
    sources.set(path, await readFile(`${root}${path}`, 'utf8'));
  }
});

/** The files in which something is written, in their order. */
function filesWith(pattern: RegExp): readonly string[] {
  const found = Array.from(sources).filter(([, text]) => pattern.test(text));
  return found.map(([path]) => path).sort();
}

test('sources are there to be read', () => {
  expect(sources.size).toBeGreaterThan(500);
});

test('where circulation has a copy is written in one place', () => {
  const place = 'apps/server/src/modules/circulation/copies/move-copy.ts';
  expect(filesWith(/circulation_(?:status|due_on)\s*[:=](?!=)(?! ColumnType)/)).toEqual([place]);
});

test('what nobody may guess is never made by Math.random', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
});

/** The algorithms that calls of this shape name. */
function algorithmsOf(call: RegExp): readonly string[] {
  const found = Array.from(sources.values()).flatMap((text) =>
    Array.from(text.matchAll(call), ([, name = '']) => name),
  );
  return [...new Set(found)];
}

test('digests are SHA-256, ciphers AES-256-GCM, and passwords go by Argon2id alone', () => {
  expect(algorithmsOf(/\bcreate(?:Hash|Hmac)\(\s*['"`]?([\w-]+)/g).toSorted()).toEqual([
    'sha1',
    'sha256',
  ]);
  // HMAC-SHA-1, as every device makes its codes (RFC 6238).
  expect(filesWith(/\bcreateH(?:ash|mac)\(\s*['"`]sha1/)).toEqual([
    'apps/server/src/modules/auth/second-factor/totp.ts',
  ]);
  const ciphers = algorithmsOf(/\bcreate(?:Cipher|Decipher)iv\(\s*['"`]?([\w-]+)/g);
  expect(ciphers.filter((name) => name !== 'aes-256-gcm')).toEqual([]);
  expect(filesWith(/\bargon2(?:Sync)?\b/)).toEqual(['apps/server/src/modules/auth/password.ts']);
  expect(filesWith(/\b(?:pbkdf2|scrypt)(?:Sync)?\(|\bcreateSign\(|\bpublicEncrypt\(/)).toEqual([]);
});

test('no text is run as a program', () => {
  expect(filesWith(/\beval\(|new Function\(|\bnew Script\(/)).toEqual([]);
});

test('other programs are started for the embedded PostgreSQL, by a command of operators, and to draw documents apart', () => {
  const started = filesWith(/node:child_process/);
  const outside = started.filter((path) => !path.startsWith('packages/database/src/embedded/'));
  expect(outside).toEqual([
    'apps/server/src/cli/z3950.ts',
    'apps/server/src/modules/covers/document/draw-first-page.ts',
  ]);
});

test('one place asks servers of others by HTTP, with what it looks up itself', () => {
  const place = 'apps/server/src/platform/outside/outside-server.ts';
  expect(filesWith(/(?<![.\w])fetch\(\w|from 'node:https'/)).toEqual([place]);
  // `node:http` follows no redirect; what stays public is looked up by us.
  expect(sources.get(place)).toContain('lookup: publicLookup');
});

test('packages that few requests need are loaded by the first of them, not at every start', () => {
  const packages = [
    '@modelcontextprotocol/sdk',
    '@node-saml/node-saml',
    '@peculiar/x509',
    '@simplewebauthn/server',
    'nodemailer',
    'pdfkit',
    'sharp',
    'write-excel-file',
    'xml-encryption',
  ];
  const loaded = new RegExp(`^import (?!type )[^;]*from '(?:${packages.join('|')})[/']`, 'm');
  expect(filesWith(loaded)).toEqual([]);
  expect(filesWith(/^import [^;]*from '\.\.\/demo\/(?!is-demo-network)/m)).toEqual([]);
});
