import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { localeTable } from '../../locale-table.ts';

/** Reads the languages that the pages know while the folder holds these files. */
async function languagesOf(folder: string) {
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [localeTable(folder)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@estante\//] },
  });
  try {
    const { pageLanguages, isPageLanguage } = await vite.ssrLoadModule(
      '/src/languages/page-languages.ts',
    );
    const { loaders } = await vite.ssrLoadModule('virtual:locales');
    return {
      offered: pageLanguages as readonly string[],
      isTaken: isPageLanguage as (value: unknown) => boolean,
      phrases: (await loaders['fr']?.()) as unknown,
    };
  } finally {
    await vite.close();
  }
}

test('French is offered while its file is there, and no longer', { tags: 'long' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estante-locales-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = await languagesOf(folder);
  expect(before.offered).toEqual(['pt', 'en', 'es']);
  expect(before.isTaken('fr')).toBe(false);
  const file = join(folder, 'fr.ts');
  await writeFile(file, "export const fr: object = { product: 'Étagère' };");
  const there = await languagesOf(folder);
  expect(there.offered).toEqual(['pt', 'en', 'es', 'fr']);
  expect(there.isTaken('fr')).toBe(true);
  expect(there.isTaken('it')).toBe(false);
  expect(there.phrases).toEqual({ product: 'Étagère' });
  await rm(file);
  expect((await languagesOf(folder)).offered).toEqual(['pt', 'en', 'es']);
});
