import { addressOnHost } from '@estante/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@estante/database/demo';
import { createTestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importInto } from '../../test/import-into.ts';
import { aBook } from '../../test/records.ts';
import { isDemoNetwork } from './is-demo-network.ts';
import { loadDemoNetwork, type DemoDeps } from './network.ts';
import { listDemoLogins } from './people.ts';
import { verifyPassword } from '../modules/auth/index.ts';
import { systemClock } from '../platform/clock.ts';

async function emptyNetwork(): Promise<DemoDeps & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const reportsFolder = await mkdtemp(join(tmpdir(), 'estante-demo-'));
  opened.defer(() => rm(reportsFolder, { recursive: true }));
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  const kept = opened.move();
  return {
    db: database.db,
    pool: database.pool,
    clock: systemClock,
    reportsFolder,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

async function countTitles({ db }: DemoDeps): Promise<number> {
  return (await db.selectFrom('title').select('id').execute()).length;
}

/** Loaded once, which takes as long as all the rest. The last two change what is there. */
describe('the demo network', { tags: 'long' }, () => {
  let deps: DemoDeps & AsyncDisposable;
  beforeAll(async () => {
    deps = await emptyNetwork();
    await loadDemoNetwork(deps, () => {});
  });
  afterAll(() => deps[Symbol.asyncDispose]());

  test('fills an empty database, once', async () => {
    const titles = await countTitles(deps);
    expect(titles).toBeGreaterThan(1000);
    const libraries = await deps.db.selectFrom('library').select('code').execute();
    expect(libraries).toHaveLength(6);
    const readings = await deps.db.selectFrom('bibliography_item').selectAll().execute();
    const cited = readings.filter(({ title_id }) => title_id === null);
    expect(readings.length).toBeGreaterThan(200);
    // Once in each semester that they are read in.
    const authors = new Set(cited.map(({ citation }) => citation.split(',')[0]));
    expect(authors).toEqual(new Set(['Fiorin', 'Marcuschi']));
    await loadDemoNetwork(deps, () => {});
    expect(await countTitles(deps)).toBe(titles);
  });

  test('has readers who have commented on titles, and serials that have issues up to today', async () => {
    const comments = await deps.db.selectFrom('title_comment').select('state').distinct().execute();
    expect(comments).toHaveLength(3);
    const today = systemClock.today().toString();
    const came = await deps.db
      .selectFrom('serial_issue')
      .select((eb) => eb.fn.max('received_on').as('last'))
      .executeTakeFirstOrThrow();
    expect(came.last !== null && came.last <= today).toBe(true);
    const hosts = await deps.db.selectFrom('article_host').select('issn').execute();
    expect(hosts.map(({ issn }) => issn)).toContain('0028-0836');
  });

  test('has staff with comments and suggestions to handle, and vendors that are set up', async () => {
    const comments = await deps.db.selectFrom('general_comment').selectAll().execute();
    expect(comments.filter(({ read_at }) => read_at === null).length).toBeGreaterThan(1);
    expect(comments.filter(({ answer }) => answer !== null).length).toBeGreaterThan(1);
    const suggestions = await deps.db.selectFrom('acquisition_suggestion').selectAll().execute();
    expect(new Set(suggestions.map(({ state }) => state)).size).toBeGreaterThan(4);
    const [taught] = suggestions.filter(({ copies }) => copies !== null);
    const discipline = await deps.db
      .selectFrom('discipline')
      .select('name')
      .where('code', '=', taught?.discipline_code ?? '')
      .executeTakeFirstOrThrow();
    expect(discipline.name).toBe(taught?.discipline_name);
    for (const { address, hosts } of await deps.db.selectFrom('vendor').selectAll().execute()) {
      expect(addressOnHost(address, hosts)?.hostname).toMatch(/[.]example$/);
    }
    const counts = [comments.length, suggestions.length];
    await loadDemoNetwork(deps, () => {});
    expect([
      (await deps.db.selectFrom('general_comment').select('id').execute()).length,
      (await deps.db.selectFrom('acquisition_suggestion').select('id').execute()).length,
    ]).toEqual(counts);
  });

  test('goes on with a load that was cut off', async () => {
    const titles = await countTitles(deps);
    await deps.db.deleteFrom('title').where('id', '<', 100).execute();
    await deps.db
      .updateTable('institution_setting')
      .set({ value: 'false' })
      .where('key', '=', 'demoLoaded')
      .execute();
    await loadDemoNetwork(deps, () => {});
    expect(await countTitles(deps)).toBe(titles);
  });

  test('has its logins, one person with two', async () => {
    expect(await isDemoNetwork(deps.db)).toBe(true);
    const names = [
      'aluna',
      'professor',
      'bibliotecaria',
      'administradora',
      'duaslogins',
      'mestranda',
      'servidor',
      'visitante',
    ];
    expect(await listDemoLogins(deps.db)).toEqual(names);
    const people = await deps.db
      .selectFrom('person')
      .selectAll()
      .where(sql<boolean>`emails <> '{}'`)
      .execute();
    expect(people).toHaveLength(8);
    for (const { password_hash } of people)
      expect(await verifyPassword(password_hash, demoPassword)).toBe(true);
    const logins = await deps.db
      .selectFrom('login')
      .select(['username', 'role'])
      .where('username', 'not like', 'leitor%')
      .execute();
    expect(logins).toHaveLength(9);
  });

  test('gets logins where it is of an older version, and keeps changed people', async () => {
    const names = await listDemoLogins(deps.db);
    // An older demo database gets them at its next start; one whose people were changed keeps its own.
    await sql`update login set username = 'outro' where username = 'professor'`.execute(deps.db);
    await loadDemoNetwork(deps, () => {});
    expect(await listDemoLogins(deps.db)).not.toContain('professor');
    await sql`truncate person cascade`.execute(deps.db);
    await loadDemoNetwork(deps, () => {});
    expect(await listDemoLogins(deps.db)).toEqual(names);
  });
});

test('a database with records of its own is left as it is, without libraries too', async () => {
  await using deps = await emptyNetwork();
  await importInto(deps, [aBook({ title: 'O nosso livro' })]);
  await loadDemoNetwork(deps, () => {});
  expect(await countTitles(deps)).toBe(1);
  expect(await isDemoNetwork(deps.db)).toBe(false);
  expect(await deps.db.selectFrom('person').select('id').execute()).toEqual([]);
});
