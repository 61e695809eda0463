import { mkdir, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { isBuiltFrom, stampBuilt } from './built-stamp.ts';

const files = {
  'client/index.html': '<!doctype html>',
  'client/.vite/manifest.json': '{}',
  'client/assets/page-1.js': 'export const page = 1;',
  'client/assets/page-1.js.br': 'compressed',
  'server/entry-server.js': 'export const render = () => null;',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-built-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await stampBuilt(folder, 'a1');
  return () => rm(folder, { recursive: true });
});

test('what was built is known again', async () => {
  expect(await isBuiltFrom(folder, 'a1')).toBe(true);
});

test('pages of other sources are not taken for it', async () => {
  expect(await isBuiltFrom(folder, 'b2')).toBe(false);
});

describe.each(Object.keys(files))('%s', (name) => {
  const path = () => join(folder, name);
  test.each([
    ['missing', () => rm(path())],
    ['truncated', () => truncate(path(), 1)],
    ['empty', () => truncate(path(), 0)],
    ['altered', () => writeFile(path(), files[name as keyof typeof files].replace(/.$/, '?'))],
    ['under another name', () => rename(path(), `${path()}.old`)],
    ['a folder', () => rm(path()).then(() => mkdir(path()))],
  ])('%s is noticed', async (_case, damage) => {
    await damage();
    expect(await isBuiltFrom(folder, 'a1')).toBe(false);
  });
});

test.each([
  ['no stamp', () => rm(join(folder, 'stamp'))],
  ['half a stamp', () => truncate(join(folder, 'stamp'), 20)],
  ['nothing at all', () => rm(folder, { recursive: true }).then(() => mkdir(folder))],
])('%s is noticed', async (_case, damage) => {
  await damage();
  expect(await isBuiltFrom(folder, 'a1')).toBe(false);
});
