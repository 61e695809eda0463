import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const document = await readFile(`${root}docs/architecture.md`, 'utf8');
const reading = await readFile(`${root}apps/server/src/modules/circulation/README.md`, 'utf8');

/** Lines of the tree on a folder that stands in it by two spaces, up to the next one. */
function linesOf(folder: string): string {
  const [, lines = ''] =
    new RegExp(`\\n {2}${folder}/ ([\\s\\S]*?)(?=\\n(?: {2})?\\S)`).exec(document) ?? [];
  return lines;
}

/** Names with a slash after them: folders of modules and of circulation. */
function slashed(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/(?<![\w/-])([a-z][\w-]*)\/(?=[\s;,`]|$)/g),
    ([, name = '']) => name,
  ).toSorted();
}

/** Names in the list after the first colon, without what stands in brackets. */
function listed(text: string): readonly string[] {
  const [, list = ''] = /:([\s\S]*)/.exec(text.replaceAll(/\([^)]*\)/g, '')) ?? [];
  return list
    .split(/[,;]/)
    .map((name) => name.trim())
    .toSorted();
}

async function foldersIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(`${root}${path}`, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

const [modules = '', circulation = ''] = linesOf('modules').split(' circulation/ ');

test('each module of the server stands once in the tree of the architecture', async () => {
  expect([...slashed(modules), 'circulation'].toSorted()).toEqual(
    await foldersIn('apps/server/src/modules'),
  );
});

test('each folder of circulation stands once in it, and once in the order of reading', async () => {
  const folders = await foldersIn('apps/server/src/modules/circulation');
  expect(slashed(circulation)).toEqual(folders);
  const [, order = ''] =
    /## In the order of reading\n([\s\S]*?)\nOther modules/.exec(reading) ?? [];
  expect(slashed(order)).toEqual(folders);
});

test.each(['pages', 'features', 'parts'])('each of the %s stands once in it', async (folder) => {
  expect(listed(linesOf(folder))).toEqual(await foldersIn(`apps/web/src/${folder}`));
});
