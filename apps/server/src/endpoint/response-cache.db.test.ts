import { connect } from '@estante/database';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '../../test/endpoint-calls.ts';
import { indexAll } from '../../test/index-all.ts';
import { aBook } from '../../test/records.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
});
afterAll(() => server.close());

const titleOf = async (url: string, app = server.app) =>
  (await app.inject({ url })).json<{ titulo: string }>().titulo;

/** Another server on the same database. */
async function another() {
  const connection = connect({ connectionString: server.connectionString, max: 3 });
  onTestFinished(() => connection.close());
  const app = await buildTestApp({ ...server, db: connection.db });
  onTestFinished(() => app.close());
  return { app, db: connection.db };
}

const rename = (id: number, title: string, db = server.db) =>
  sql`
  update title set description = jsonb_set(description::jsonb, '{title}', to_jsonb(${title}::text))::json
  where id = ${id}`.execute(db);

async function anyTitle(): Promise<number> {
  const { id } = await server.db
    .selectFrom('title')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Expects that nothing is asked of the database but the log of changes: once, or twice where it is long. */
async function expectLookAlone(ask: () => Promise<unknown>): Promise<void> {
  const sent: string[] = [];
  const watch = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = vi.spyOn(client, 'query').mockImplementation((...args: unknown[]) => {
      watched.mockRestore();
      sent.push(String((args[0] as { text?: string }).text ?? args[0]));
      return query(...args) as never;
    });
  };
  server.pool.on('acquire', watch);
  try {
    await ask();
  } finally {
    server.pool.off('acquire', watch);
  }
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => !text.includes('lookup_table_change'))).toEqual([]);
}

test('an answer is made once', async () => {
  const url = `/api/acervo/${await anyTitle()}`;
  const first = await server.app.inject({ url });
  await expectLookAlone(async () => {
    const second = await server.app.inject({ url });
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
  });
});

test('whoever has changed what it was made of, on whichever server, is told what is now', async () => {
  const id = await anyTitle();
  const url = `/api/acervo/${id}`;
  const other = await another();
  const [before] = [await titleOf(url), await titleOf(url, other.app)];
  await rename(id, 'Outro nome');
  expect(await titleOf(url)).toMatch(/^Outro nome/);
  expect(await titleOf(url, other.app)).toMatch(/^Outro nome/);
  await rename(id, before, other.db);
  expect(await titleOf(url)).toMatch(before);
});

test('copies that an import brings, which loads them with triggers off, are seen at once', async () => {
  const book = { title: 'Um livro que vem', number: 'vem-1' };
  await server.importRecords([aBook(book)]);
  const url = `/api/acervo/${await server.titleId('Um livro que vem')}/exemplares`;
  const copies = async () => (await server.app.inject({ url })).body;
  expect(await copies()).not.toContain('VEM-1');
  await server.importRecords([
    aBook({ ...book, copies: [{ library: 'CENTRAL', barcode: 'VEM-1' }] }),
  ]);
  expect(await copies()).toContain('VEM-1');
});

test('a change that is not committed is nobody’s', async () => {
  const id = await anyTitle();
  const url = `/api/acervo/${id}`;
  const before = await titleOf(url);
  const undone = server.db.transaction().execute(async (trx) => {
    await rename(id, 'Nunca', trx);
    expect(await titleOf(url)).toBe(before);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await titleOf(url)).toBe(before);
});

test('a search tells of what the index has found since', async () => {
  const url = '/api/consulta?q=casmurro';
  const bodyOf = async () => (await server.app.inject({ url })).body;
  expect(await bodyOf()).not.toContain('Casmurro outra vez');
  const id = await anyTitle();
  await rename(id, 'Casmurro outra vez');
  await indexAll(server);
  expect(await bodyOf()).toContain('Casmurro outra vez');
});

test('each language has answers of its own', async () => {
  const url = '/api/parametros/funcionalidades';
  const inLanguage = (id: string) => server.app.inject({ url, headers: { 'x-idioma': id } });
  const [pt, en] = [await inLanguage('1'), await inLanguage('5')];
  expect(en.body).not.toBe(pt.body);
  expect((await inLanguage('1')).body).toBe(pt.body);
});

test('what is switched off is refused at once', async () => {
  const url = `/api/acervo/${await anyTitle()}/exemplares`;
  expect((await server.app.inject({ url })).statusCode).toBe(200);
  const activities = await server.db.selectFrom('activity').select(['code', 'enabled']).execute();
  await server.db.updateTable('activity').set({ enabled: false }).execute();
  onTestFinished(async () => {
    for (const { code, enabled } of activities) {
      await server.db.updateTable('activity').set({ enabled }).where('code', '=', code).execute();
    }
  });
  expect((await server.app.inject({ url })).statusCode).toBe(403);
});

test(
  'what can be had now is told as copies are, by each server, and told again until one changes',
  { tags: 'long' },
  async () => {
    const url = '/api/consulta?filtro=V:agora';
    const total = async (app = server.app) =>
      (await app.inject({ url })).json<{ total: number }>().total;
    const other = await another();
    const [before] = [await total(), await total(other.app)];
    await expectLookAlone(async () => expect(await total()).toBe(before));
    const lend = (status: 'on-loan' | null) =>
      other.db.updateTable('copy').set({ circulation_status: status }).execute();
    await lend('on-loan');
    expect([await total(), await total(other.app)]).toEqual([0, 0]);
    await lend(null);
    expect([await total(), await total(other.app)]).toEqual([before, before]);
  },
);
