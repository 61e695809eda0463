import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import {
  cp,
  glob,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../../..', import.meta.url));
const building = 'Building the pages';

/** A copy of the project: the pages of the one here are of other tests too. */
let copy: string;
let folder: ApplicationFolder;
beforeAll(async () => {
  copy = `${await mkdtemp(join(tmpdir(), 'estante-copy-'))}/`;
  const isSource = (path: string) => !/\/(node_modules|\.tsc)$/.test(path);
  for await (const name of glob(['apps', 'packages', 'tools', '*.json'], { cwd: project }))
    await cp(join(project, name), join(copy, name), { recursive: true, filter: isSource });
  for await (const name of glob('{node_modules,{apps,packages}/*/node_modules}', { cwd: project }))
    await symlink(join(project, name), join(copy, name));
  folder = await createApplicationFolder('test database');
});
afterAll(async () => {
  await folder[Symbol.asyncDispose]();
  await rm(copy, { recursive: true, force: true });
});

test('pages that are whole are served as they are, damaged ones are built again', async () => {
  // This start builds the pages of the copy, if those of the project are stale.
  const first = await folder.start({}, copy);
  await first.stop();
  const dist = join(copy, 'apps/web/dist');
  const assets = await readdir(join(dist, 'client/assets'));
  const script = assets.find((name) => name.endsWith('.js')) ?? '';
  const whole = await readFile(join(dist, 'client/assets', script), 'utf8');

  await using untouched = await folder.start({}, copy);
  expect(untouched.output()).not.toContain(building);
  await untouched.stop();

  await truncate(join(dist, 'server/entry-server.js'), 1000);
  await writeFile(join(dist, 'client/assets', script), whole.replace(/;/, ' '));
  await using mended = await folder.start({}, copy);
  expect(mended.output()).toContain(building);
  const page = await fetch(mended.address, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  const served = await fetch(`${mended.address}/assets/${script}`);
  expect(await served.text()).toBe(whole);
});

test('a server that is damaged is built again', async () => {
  await using first = await folder.start({}, copy);
  await first.stop();
  await truncate(join(copy, 'apps/server/dist/main.js'), 100);
  await using mended = await folder.start({}, copy);
  expect(mended.output()).toContain('Building the server');
  expect(mended.output()).not.toContain(building);
  expect((await fetch(`${mended.address}/readyz`)).status).toBe(200);
});
