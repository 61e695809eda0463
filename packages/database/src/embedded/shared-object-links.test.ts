import { lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkSharedObjects } from './shared-object-links.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function packageWith(...targets: readonly string[]): Promise<string> {
  const root = await temporaryFolder();
  await mkdir(join(root, 'native/lib'), { recursive: true });
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'library');
  const source = 'native/lib/libpq.so.5.18';
  const links = targets.map((target) => ({ source, target }));
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  return root;
}

test('links are made beside what they point to, by several at once', async () => {
  const root = await packageWith('native/lib/libpq.so', 'native/lib/libpq.so.5');
  const results = await Promise.all(Array.from({ length: 5 }, () => linkSharedObjects(root)));
  expect(results).toEqual([null, null, null, null, null]);
  expect((await readdir(join(root, 'native/lib'))).toSorted()).toEqual([
    'libpq.so',
    'libpq.so.5',
    'libpq.so.5.18',
  ]);
  expect(await readlink(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await readFile(join(root, 'native/lib/libpq.so'), 'utf8')).toBe('library');
});

test('a link left by an older version is put right', async () => {
  const root = await packageWith('native/lib/libpq.so');
  await symlink('libpq.so.5.17', join(root, 'native/lib/libpq.so'));
  expect(await linkSharedObjects(root)).toBeNull();
  expect(await readFile(join(root, 'native/lib/libpq.so'), 'utf8')).toBe('library');
});

test('a link that cannot be made is named', async () => {
  const root = await packageWith('native/missing/libpq.so');
  expect(await linkSharedObjects(root)).toContain('native/missing/libpq.so');
});

test('links that exist are left alone, so the folder may be read-only', async () => {
  const root = await packageWith('native/lib/libpq.so');
  await linkSharedObjects(root);
  const before = await lstat(join(root, 'native/lib/libpq.so'));
  await linkSharedObjects(root);
  expect((await lstat(join(root, 'native/lib/libpq.so'))).ino).toBe(before.ino);
});
