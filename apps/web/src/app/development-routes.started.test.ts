import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const built = new URL('../../dist/', import.meta.url);

let folder: ApplicationFolder;
let site = '';
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  // Its start builds the pages where they are not those of the sources.
  site = (await folder.start({})).address;
});
afterAll(() => folder[Symbol.asyncDispose]());

test('development has the gallery among its pages', async () => {
  vi.stubEnv('DEV', true);
  vi.resetModules();
  const { developmentRoutes } = await import('./development-routes.ts');
  vi.unstubAllEnvs();
  const paths = developmentRoutes.flatMap(({ path, children = [] }) => [
    ...(path ? [path] : []),
    ...children.flatMap((child) => child.path ?? []),
  ]);
  expect(paths).toEqual(['/gallery', '/gallery/:specimen']);
});

test.each(['/gallery', '/gallery/button'])('readers find nothing at %s', async (address) => {
  expect((await fetch(site + address)).status).toBe(404);
});

test('neither its addresses nor its code is in what is built', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|json)$/.test(file),
  );
  const holding = (text: string) =>
    files.filter((file) => readFileSync(new URL(file, built), 'utf8').includes(text));
  // The search does find what is there: a page that is built, by its address and by its file.
  expect(holding('/bases-de-dados').length).toBeGreaterThan(0);
  expect(holding('pages/databases/').length).toBeGreaterThan(0);
  for (const text of ['/gallery', 'pages/gallery', 'Gallery of ui', 'data-shown']) {
    expect(holding(text)).toEqual([]);
  }
});
