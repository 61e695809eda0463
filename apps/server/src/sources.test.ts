import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What runs on a server: path from the root to text. */
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

test('what nobody may guess is never made by Math.random', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
});

test('digests are SHA-256, passwords Argon2id, and nothing else is made of either', () => {
  const named = Array.from(sources.values()).flatMap((text) =>
    Array.from(text.matchAll(/\bcreate(?:Hash|Hmac)\(\s*(['"`]?\w+)/g), ([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(["'sha256"]));
  expect(filesWith(/\b(?:pbkdf2|scrypt|createCipheriv|createSign|publicEncrypt)\w*\(/)).toEqual([]);
});

test('no text is run as a program', () => {
  expect(filesWith(/\beval\(|new Function\(|\bnew Script\(/)).toEqual([]);
});

test('other programs are started for the embedded PostgreSQL alone', () => {
  const started = filesWith(/node:child_process/);
  expect(started.filter((path) => !path.startsWith('packages/database/src/embedded/'))).toEqual([]);
});

test('one place asks servers of others by HTTP, and follows no redirect', () => {
  const place = 'apps/server/src/modules/auth/outside-captcha.ts';
  expect(filesWith(/(?<![.\w])fetch\(\w|\bhttps?\.(?:request|get)\(/)).toEqual([place]);
  expect(sources.get(place)).toContain("redirect: 'error'");
});
