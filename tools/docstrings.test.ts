import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listFiles } from './import-graph.ts';
import { root } from './run.ts';

/**
 * Beginnings of a docstring without a subject of its own: it leans on the line above it, or is a question of
 * which the noun is left to the reader.
 */
const withoutSubject =
  /\/\*\*\s+(?:\* )?(?:Of|By|That|The same|It|What|Where|Who|Whom|Whose|How|When|Which|Why|Between|Beyond)\b[^\n]*/g;

/** First lines of comments within code that begin so; 'it' may stand in them, for what is next to them. */
const lineWithoutSubject =
  /(?<!\/\/[^\n]*\n\s*)(?<=\n\s*)\/\/ (?:Of|By|That|What|Where|Who|Whom|Whose|How|When|Which|Why)\b[^\n]*/g;

test.each([
  ['a docstring', withoutSubject],
  ['a comment', lineWithoutSubject],
])('%s names its subject', async (_kind, fault) => {
  const files = (await listFiles(root)).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(2000);
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(`${root}${file}`, 'utf8') })),
  );
  const found = texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(fault), ([comment]) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});
