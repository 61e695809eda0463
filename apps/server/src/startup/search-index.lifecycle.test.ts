import { connect } from '@estante/database';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runInThreads } from '../../test/run-in-threads.ts';
import { signInAt } from '../../test/sign-in-at.ts';
import { requireRebuild } from '../modules/search/index.ts';

/** Others on the machine may hold a start or a rebuild up. */
const patience = { timeout: 90_000, interval: 200 };

let folder: ApplicationFolder;
let path: string;
let good: Buffer;
let total: number;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  path = join(folder.dataDir, 'search-index.bin');
  const application = await folder.start({ DEMO: 'true' });
  total = (await search(application)).total;
  await application.stop();
  good = await readFile(path);
});
afterAll(() => folder[Symbol.asyncDispose]());

interface SearchOutcome {
  readonly status: number;
  readonly total: number;
}

async function search(
  { address }: { readonly address: string },
  words = 'machado',
): Promise<SearchOutcome> {
  const answer = await fetch(`${address}/api/consulta?q=${words}`);
  const body = (await answer.json()) as { readonly total?: number };
  return { status: answer.status, total: body.total ?? 0 };
}

function database() {
  const connection = connect({ connectionString: folder.connectionString ?? '', max: 1 });
  onTestFinished(() => connection.close());
  return connection;
}

/**
 * Holds a rebuild: until the returned function is called, nobody reads what authorities refer to, which the index is
 * built from.
 */
async function holdRebuild(): Promise<() => Promise<void>> {
  const client = await database().pool.connect();
  await client.query('begin; lock table heading_reference in access exclusive mode');
  let isHeld = true;
  const letGo = async () => {
    if (isHeld) await client.query('rollback');
    isHeld = false;
  };
  onTestFinished(async () => {
    await letGo();
    client.release();
  });
  return letGo;
}

function linesSaying(output: string, words: string): string[] {
  return output.split('\n').filter((line) => line.includes(words));
}

test('damaged while it was stopped: all but searches works until the index is built anew', async () => {
  const { db } = database();
  const { id } = await db.selectFrom('title').select('id').limit(1).executeTakeFirstOrThrow();
  const letGo = await holdRebuild();
  const middle = good.length >>> 1;
  await writeFile(path, Buffer.from(good).fill((good[middle] ?? 0) ^ 4, middle, middle + 1));
  await using application = await folder.start();
  const { address } = application;
  const ask = (where: string, headers = {}) => fetch(address + where, { headers });

  const ready = await ask('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ checks: { database: true, index: false } });

  const refused = await ask('/api/consulta?q=machado');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({ erro: { codigo: 'ServicoIndisponivel' } });
  const results = await ask('/?q=machado', { accept: 'text/html' });
  expect(results.status).toBe(503);
  expect(await results.text()).toContain('O serviço está indisponível');

  const title = await ask(`/acervo/${id}`, { accept: 'text/html' });
  expect(title.status).toBe(200);
  const reader = await signInAt(address, 'aluna');
  expect((await ask('/api/emprestimo/titulos-pendentes', reader)).status).toBe(200);
  const staff = await signInAt(address, 'bibliotecaria');
  const desk = '/api/atendimento/circulacao/leitores?texto=aluna';
  expect((await ask(desk, staff)).status).toBe(200);

  await letGo();
  await expect.poll(() => search(application), patience).toEqual({ status: 200, total });
  expect((await ask('/readyz')).status).toBe(200);
  expect(linesSaying(application.output(), 'has to be rebuilt')).toHaveLength(1);
  expect(linesSaying(application.output(), '"level":50')).toEqual([]);
});

test('of another catalogue, as after a restored copy: nothing is found in it', async () => {
  await writeFile(path, good);
  await requireRebuild(database().db);
  const letGo = await holdRebuild();
  await using application = await folder.start();
  expect((await search(application)).status).toBe(503);
  await letGo();
  await expect.poll(() => search(application), patience).toEqual({ status: 200, total });
});

test.each([
  ['a folder', () => rm(path).then(() => mkdir(path)), 'EISDIR'],
  ['deleted', () => rm(path, { recursive: true }), null],
])('%s, it is built anew', async (_case, spoil, said) => {
  await spoil();
  await using application = await folder.start();
  await expect.poll(() => search(application), patience).toEqual({ status: 200, total });
  const told = linesSaying(application.output(), 'has to be rebuilt');
  expect(told).toHaveLength(said === null ? 0 : 1);
  if (said !== null) expect(told[0]).toContain(said);
});

test('killed while it writes the index, it starts with a whole one', async () => {
  await rm(path, { force: true });
  const application = await folder.start();
  const written = () => stat(`${path}.tmp`).catch(() => stat(path).catch(() => null));
  await expect.poll(written, { ...patience, interval: 1 }).not.toBeNull();
  await application.stop('SIGKILL');
  await using again = await folder.start();
  await expect.poll(() => search(again), patience).toEqual({ status: 200, total });
  expect(linesSaying(again.output(), '"level":50')).toEqual([]);
});

test('threads that hang or die are replaced: searches are answered, changes found', async () => {
  await using application = await folder.start({
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
    SEARCH_WORKERS: '1',
  });
  await expect.poll(() => search(application), patience).toEqual({ status: 200, total });

  // Those of the network's index too, which nobody asks.
  await runInThreads(application.output(), 'search-worker', 'for (;;);');
  const lost = search(application, 'brasil');
  // Others are not held up.
  expect((await fetch(`${application.address}/readyz`)).status).toBe(200);
  expect((await lost).status).toBe(503);
  await expect.poll(() => search(application), patience).toEqual({ status: 200, total });
  expect(linesSaying(application.output(), 'it hung')).toHaveLength(1);

  await runInThreads(application.output(), 'index-worker', 'process.exit(1)');
  await expect
    .poll(() => linesSaying(application.output(), 'to be written again').length, patience)
    .toBeGreaterThan(0);
  const all = (await search(application, '')).total;
  await database().pool.query(
    `insert into title (work_type, description, included_on)
      select work_type, description, included_on from title limit 1`,
  );
  await expect.poll(async () => (await search(application, '')).total, patience).toBe(all + 1);
});
