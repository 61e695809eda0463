import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** Bare words that say nothing of what a type is: a noun says it, by its role. */
const words = [
  'Told',
  'Sent',
  'Found',
  'Asked',
  'Shown',
  'Done',
  'Said',
  'Kept',
  'Held',
  'Taking',
  'Telling',
  'Asking',
  'Making',
  'Ordered',
  'Lacking',
  'Suffered',
  'Chosen',
  'Named',
  'Sought',
  'Answering',
  'Standing',
];

const declared = new RegExp(
  String.raw`\b(?:type|interface) (?:${words.join('|')})(?= ?[=<{]| extends )`,
);

test('no type is named by a participle alone', async () => {
  const named: string[] = [];
  let files = 0;
  for await (const file of glob(
    ['{apps,packages}/*/{src,test}/**/*.{ts,tsx}', '{bench,e2e}/src/**/*.ts', 'tools/*.ts'],
    { cwd: root },
  )) {
    files += 1;
    if (declared.test(await readFile(`${root}${file}`, 'utf8'))) named.push(file);
  }
  expect(files).toBeGreaterThan(1000);
  expect(named).toEqual([]);
});
