import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nameLoaded } from '../page-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const sources = globSync('src/{app/*routes.{ts,tsx},pages/**/*.tsx}', { cwd: root }).map(
  (file) => ({
    id: `${root}/${file}`,
    code: readFileSync(`${root}/${file}`, 'utf8'),
  }),
);

test('a page is named by the file it is loaded from, on one line or on several', () => {
  const code = `pageRoute('x', () => import('../pages/x/x-page.tsx'));
pageRoute(
  'y',
  () => import(
    '../pages/y.tsx',
  ),
);`;
  expect(nameLoaded(code, '/web/src/app/routes.tsx', '/web')?.code).toBe(
    `pageRoute('x', Object.assign(() => import('../pages/x/x-page.tsx'), { file: "src/pages/x/x-page.tsx" }));
pageRoute(
  'y',
  Object.assign(() => import(
    '../pages/y.tsx',
  ), { file: "src/pages/y.tsx" }),
);`,
  );
});

test('what is loaded elsewhere stays as it is', () => {
  const code = `const load = () => import('./dialog.tsx');`;
  expect(nameLoaded(code, '/web/src/pages/x.tsx', '/web')).toBeNull();
});

test('every page and section of the sources is named, by a file that is there', () => {
  const files = sources.flatMap(({ id, code }) => {
    const named = nameLoaded(code, id, root)?.code ?? '';
    // Each import of a page in the table, and each of a section, however it is written.
    const pages = id.includes('/src/app/') ? /\bimport\(\s*'\.\.\/pages\//g : /\bpageSection\(/g;
    const found = [...named.matchAll(/\{ file: "([^"]+)" \}/g)].map(([, file = '']) => file);
    expect(found.length, id).toBe([...code.matchAll(pages)].length);
    return found;
  });
  expect(files.length).toBeGreaterThan(130);
  expect(files.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});
