import { addressOnHost } from '@estante/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@estante/database';
import { demoPassword } from '@estante/database/demo';
import { createTestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBook } from '../test/records.ts';
import { isDemoNetwork, loadDemoNetwork, type DemoDeps } from './demo-network.ts';
import { listDemoLogins } from './demo-people.ts';
import { verifyPassword } from './modules/auth/index.ts';
import { importFiles, sentenceOfReason } from './modules/import/index.ts';
import { systemClock } from './platform/clock.ts';

let deps: DemoDeps;
let end: () => Promise<void>;
beforeEach(async () => {
  const database = await createTestDatabase();
  const connection = connect({ connectionString: database.connectionString, max: 3 });
  const reportsFolder = await mkdtemp(join(tmpdir(), 'estante-demo-'));
  const { db, pool } = connection;
  deps = { db, pool, clock: systemClock, reportsFolder };
  end = async () => {
    await connection.close();
    await database.drop();
    await rm(reportsFolder, { recursive: true });
  };
});
afterEach(() => end());

async function countTitles(): Promise<number> {
  return (await deps.db.selectFrom('title').select('id').execute()).length;
}

test('an empty database becomes the demo network, once', async () => {
  await loadDemoNetwork(deps, () => {});
  const titles = await countTitles();
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
  expect(await countTitles()).toBe(titles);
});

test('the demo network has its logins, one person with two', async () => {
  await loadDemoNetwork(deps, () => {});
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
  // An older demo database gets them at its next start; one whose people were changed keeps its own.
  await sql`update login set username = 'outro' where username = 'professor'`.execute(deps.db);
  await loadDemoNetwork(deps, () => {});
  expect(await listDemoLogins(deps.db)).not.toContain('professor');
  await sql`truncate person cascade`.execute(deps.db);
  await loadDemoNetwork(deps, () => {});
  expect(await listDemoLogins(deps.db)).toEqual(names);
});

test('its readers have commented on titles, and its serials have issues up to today', async () => {
  await loadDemoNetwork(deps, () => {});
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

test('its staff have comments and suggestions to handle, and vendors that are set up', async () => {
  await loadDemoNetwork(deps, () => {});
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

test('a load that was cut off goes on', async () => {
  await loadDemoNetwork(deps, () => {});
  const titles = await countTitles();
  await deps.db.deleteFrom('title').where('id', '<', 100).execute();
  await deps.db
    .updateTable('institution_setting')
    .set({ value: 'false' })
    .where('key', '=', 'demoLoaded')
    .execute();
  await loadDemoNetwork(deps, () => {});
  expect(await countTitles()).toBe(titles);
});

test('a database with records of its own is left as it is, without libraries too', async () => {
  await importFiles(
    { ...deps, sentenceOf: sentenceOfReason },
    {
      files: [{ name: 'own', records: [aBook({ title: 'O nosso livro' })] }],
      library: null,
      source: null,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  );
  await loadDemoNetwork(deps, () => {});
  expect(await countTitles()).toBe(1);
  expect(await isDemoNetwork(deps.db)).toBe(false);
  expect(await deps.db.selectFrom('person').select('id').execute()).toEqual([]);
});
