import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listFiles } from './import-graph.ts';
import { root } from './run.ts';

/**
 * Beginnings of a docstring without a subject of its own: it leans on the line above it, or is a question of
 * which the noun is left to the reader.
 */
const withoutSubject =
  /\/\*\*\s+(?:\* )?(?:Of|By|That|The same|It|What|Where|Who|Whom|Whose|How|When|Which|Why)\b[^\n]*/g;

test('a docstring names its subject', async () => {
  const files = (await listFiles(root)).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(2000);
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(`${root}${file}`, 'utf8') })),
  );
  const found = texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(withoutSubject), ([docstring]) => `${file}: ${docstring}`),
  );
  expect(found).toEqual([]);
});
