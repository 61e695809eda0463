import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { connect } from '@estante/database';
import { sql } from 'kysely';
import type { StartedApplication } from '@estante/test-support/started-application';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { startOutsidePostgres, type OutsidePostgres } from '../../../test/outside-postgres.ts';
import { giveWork } from '../../../test/own-work.ts';
import {
  ask,
  bearing,
  onDatabase,
  signIn,
  streamOf,
  writeEverybody,
  type StartedAnswer,
} from '../../../test/started-calls.ts';

const patience = { timeout: 45_000 };

let database: OutsidePostgres;
let folder: ApplicationFolder;
let application: StartedApplication;
let ana: Record<string, string>;
beforeAll(async () => {
  database = await startOutsidePostgres();
  const { connectionString: DATABASE_URL } = database;
  await writeEverybody(DATABASE_URL);
  folder = await createApplicationFolder('embedded');
  // As an operator sets it for the library's own computers: these ask in crowds.
  const UNLIMITED_NETWORKS = '127.0.0.0/8';
  application = await folder.start({ DATABASE_URL, UNLIMITED_NETWORKS, LOG_LEVEL: 'fatal' });
  ana = bearing(await signIn(application.address, 'ana'));
});
afterAll(async () => {
  await folder[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => vi.waitUntil(async () => (await reading()).status === 200, patience));

const reading = () => ask(application.address, '/api/parametros/instituicao');
/** Asks for comments, which need the database: they stand in no lookup table, whose rows a server has. */
const comments = () => ask(application.address, '/api/comentarios/acervo/1');
const ownArea = () => ask(application.address, '/api/itens-salvos', { headers: ana });
const ready = async () => JSON.parse((await ask(application.address, '/readyz')).body) as object;

/** Every answer but a good one says that the service is away, and when to come again. */
function expectOnlyAway(answers: readonly StartedAnswer[]): void {
  for (const { status, retryAfter, body } of answers) {
    if (status === 200) continue;
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '2' });
    expect(body).toContain('ServicoIndisponivel');
  }
}

async function expectAway(): Promise<void> {
  await expect.poll(async () => (await reading()).status, patience).toBe(503);
  expectOnlyAway([await reading(), await ownArea()]);
  expect(await ready()).toMatchObject({ status: 'unavailable', checks: { database: false } });
  expect((await ask(application.address, '/healthz')).status).toBe(200);
  const orders = await ask(application.address, '/api/consulta/ordenacao?search_tab=geral');
  expect(orders.status).toBe(200);
}

/** Expects that answers are good again, and that what goes on by itself does. */
async function expectEverythingGoesOn(): Promise<void> {
  await expect.poll(ready, patience).toMatchObject({ status: 'ok' });
  await expect.poll(async () => (await reading()).status, patience).toBe(200);
  await expect.poll(async () => (await ownArea()).status, patience).toBe(200);
  const { connectionString } = database;
  const { address } = application;
  const work = await giveWork(connectionString);
  await expect.poll(() => work.isFound(address), patience).toBe(true);
  await expect.poll(() => work.isSent(folder.dataDir), patience).toBe(true);
  await expect.poll(() => work.isDone(), patience).toBe(true);
  await work.close();
}

test('connections that are ended while they are used end nothing else', async () => {
  const stop = [streamOf(8, reading), streamOf(8, ownArea)];
  await onDatabase(database.connectionString, async (db) => {
    for (let round = 0; round < 40; round += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    }
  });
  const answers = (await Promise.all(stop.map((one) => one()))).flat();
  expectOnlyAway(answers);
  await expectEverythingGoesOn();
});

test('PostgreSQL stops and starts again under load', async () => {
  const stop = streamOf(8, reading);
  await database.stop();
  await expectAway();
  await database.start();
  await expectEverythingGoesOn();
  expectOnlyAway(await stop());
});

test('PostgreSQL that no longer moves is away, and there again when it does', async () => {
  const stop = streamOf(8, ownArea);
  await database.signal('SIGSTOP');
  onTestFinished(() => database.signal('SIGCONT'));
  await expectAway();
  await database.signal('SIGCONT');
  await expectEverythingGoesOn();
  expectOnlyAway(await stop());
});

describe('a table that another holds locked', () => {
  async function lock(table: 'title_comment'): Promise<() => Promise<void>> {
    const connection = connect({ connectionString: database.connectionString, max: 1 });
    const client = await connection.pool.connect();
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    let isFree = false;
    const free = async () => {
      if (isFree) return;
      isFree = true;
      client.release(true);
      await connection.close();
    };
    onTestFinished(free);
    return free;
  }

  test('is waited for no longer than a person waits; what does not need it answers', async () => {
    const free = await lock('title_comment');
    expect(await comments()).toMatchObject({ status: 503, retryAfter: '2' });
    expect((await ownArea()).status).toBe(200);
    await free();
    expect((await comments()).status).toBe(200);
  });

  test('keeps the anonymous waiting, however many, and no patron', async () => {
    await lock('title_comment');
    const stop = streamOf(60, comments);
    const patrons = [];
    for (let call = 0; call < 20; call += 1) patrons.push((await ownArea()).status);
    expect(new Set(patrons)).toEqual(new Set([200]));
    expectOnlyAway(await stop());
  });
});
