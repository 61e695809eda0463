import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const allowed = /^(in force|(partly )?superseded by \d{4}(, \d{4})*)$/;

interface Row {
  readonly number: string;
  readonly file: string;
  readonly title: string;
  readonly status: string;
  readonly choice: string;
}

async function readList(): Promise<readonly Row[]> {
  const text = await readFile(new URL('README.md', folder), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, first = '', title = '', status = '', choice = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const link = /^\[(\d{4})\]\((.+)\)$/.exec(first);
    if (link === null) return [];
    return [{ number: link[1] ?? '', file: link[2] ?? '', title, status, choice }];
  });
}

async function readFolder(): Promise<readonly { file: string; title: string }[]> {
  const files = (await readdir(folder)).filter((name) => name !== 'README.md').toSorted();
  return Promise.all(
    files.map(async (file) => {
      const [heading = ''] = (await readFile(new URL(file, folder), 'utf8')).split('\n', 1);
      return { file, title: heading.replace(/^# \d+\. /, '') };
    }),
  );
}

test('each decision has a line with its title, in the order of their numbers', async () => {
  const listed = (await readList()).map(({ file, title }) => ({ file, title }));
  expect(listed).toEqual(await readFolder());
});

test('no two decisions have one number, and each is that of its file', async () => {
  const rows = await readList();
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.filter(({ number, file }) => !file.startsWith(`${number}-`))).toEqual([]);
});

test('each has a choice and a status, which names later decisions alone', async () => {
  const rows = await readList();
  const known = new Set(rows.map(({ number }) => number));
  const wrong = rows.filter(
    (row) =>
      row.choice === '' ||
      !allowed.test(row.status) ||
      (row.status.match(/\d{4}/g) ?? []).some((later) => !known.has(later) || later <= row.number),
  );
  expect(wrong).toEqual([]);
});
