import { readFile, stat } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const web = new URL('../../apps/web/', import.meta.url);
const built = new URL('dist/client/', web);

/** Most bytes, gzip, that the design allows each page beyond the front page. */
const most = 40_000;

/** Routes of an area, and what the browser loads for each of them besides its page. */
const tables = [
  { file: 'routes.tsx', besides: [] },
  { file: 'title-routes.ts', besides: ['src/pages/title/title-shell.tsx'] },
  {
    file: 'account-routes.ts',
    besides: ['src/app/account-routes.ts', '../../virtual:patron-endpoints'],
  },
  {
    file: 'staff-routes.ts',
    besides: [
      'src/app/staff-routes.ts',
      '../../virtual:patron-endpoints',
      '../../virtual:staff-endpoints',
    ],
  },
] as const;

test(`each page takes at most ${most} bytes of scripts beyond the front page @one-size`, async () => {
  const manifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', built), 'utf8'),
  ) as Manifest;
  const front = filesOf(manifest, [
    'src/app/entry-client.tsx',
    '../../virtual:phrases/pt',
    'src/pages/home/home-page.tsx',
    'src/pages/home/front-page.tsx',
  ]);
  const heavy: string[] = [];
  let count = 0;
  for (const { file, besides } of tables) {
    const { shells, pages } = await pagesIn(file);
    for (const page of pages) {
      const own = filesOf(manifest, [...besides, ...shells, page]);
      const bytes = await weigh([...own].filter((one) => !front.has(one)));
      count += 1;
      if (bytes > most) heavy.push(`${page}: ${bytes}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(heavy).toEqual([]);
});

/** Pages that a table of routes names, and the shells around all of its pages. */
async function pagesIn(table: string) {
  const source = await readFile(new URL(`src/app/${table}`, web), 'utf8');
  const found = [...source.matchAll(/import\('\.\.\/(pages\/[^']+\.tsx)'\)/g)];
  const files = found.map(([, path]) => `src/${path}`);
  const isShell = (file: string) => file.endsWith('-shell.tsx');
  return {
    shells: table === 'routes.tsx' ? [] : files.filter(isShell),
    pages: files.filter((file) => !isShell(file)),
  };
}

/** Scripts of modules, of all that these import, and of their Portuguese phrases. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const take = (module: string) => {
    const one = manifest[module];
    if (!one || seen.has(module)) return;
    seen.add(module);
    for (const next of one.imports ?? []) take(next);
  };
  for (const module of modules) {
    expect(manifest, module).toHaveProperty([module]);
    take(module);
    take(`../../virtual:phrases/pt/${module.replace('src/', '')}`);
  }
  const files = [...seen].map((module) => manifest[module]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** Sums the bytes that are sent of these files; small ones have no compressed form. */
async function weigh(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const packed = await stat(new URL(`${file}.gz`, built)).catch(() => null);
    return (packed ?? (await stat(new URL(file, built)))).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
