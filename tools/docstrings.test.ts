import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listFiles } from './import-graph.ts';
import { root } from './run.ts';

/** Beginnings after which a docstring has no subject of its own: it leans on the line above it. */
const leaning = /\/\*\*\s+(?:\* )?(?:Of|By|That|The same|It)\b[^\n]*/g;

/** Folders and files that are not swept yet: what is taken out of this list stays clean. */
const unswept: readonly string[] = [
  'apps/server/src/app.ts',
  'apps/server/src/application.ts',
  'apps/server/src/cli/',
  'apps/server/src/endpoint/',
  'apps/server/src/http/',
  'apps/server/src/jobs/',
  'apps/server/src/modules/acquisitions/',
  'apps/server/src/modules/auth/second-factor/',
  'apps/server/src/modules/context.ts',
  'apps/server/src/modules/import-runs/',
  'apps/server/src/modules/import/',
  'apps/server/src/modules/interests/',
  'apps/server/src/modules/inventories/',
  'apps/server/src/modules/network-lists/',
  'apps/server/src/modules/reports/',
  'apps/server/src/modules/serial-issues/',
  'apps/server/src/platform/',
  'apps/web/src/features/acquisition-suggestion/',
  'apps/web/src/features/interests/',
  'apps/web/src/features/second-factor/',
  'apps/web/src/pages/staff/imports/',
  'apps/web/src/pages/staff/network-lists/',
  'apps/web/src/pages/staff/serial-issues/',
  'packages/database/src/',
];

test('a docstring names its subject', async () => {
  const files = (await listFiles(root)).filter(
    (file) => /\.tsx?$/.test(file) && !unswept.some((path) => file.startsWith(path)),
  );
  expect(files.length).toBeGreaterThan(2000);
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(`${root}${file}`, 'utf8') })),
  );
  const found = texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(leaning), ([docstring]) => `${file}: ${docstring}`),
  );
  expect(found).toEqual([]);
});
