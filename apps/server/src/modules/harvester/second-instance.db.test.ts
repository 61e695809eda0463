import { systemClock } from '../../platform/clock.ts';
import { createOutsideServers } from '../../platform/outside/outside-server.ts';
import { sql } from 'kysely';
import type { MarcRecord } from '@estante/marc';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { stampAll } from '../../../test/stamp-all.ts';
import { harvestDue } from './harvester.ts';

/** Another library that runs this very application, and we. */
let other: TestApp;
let server: TestApp;
let host: string;
/** Some lists of records that are given one after the other. */
const total = 1200;
const [changed, gone, added] = [(total * 5) / 12, total / 4, total / 6];

const aTitle = (number: number, version = '') =>
  aBook({
    number: `n${number}`,
    title: `Título ${number}${version}`,
    author: 'Silva, Ana',
    year: 1950 + (number % 70),
    copies: [{ library: 'CENTRAL' }],
  });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at);
const withdrawn = (record: MarcRecord): MarcRecord => ({
  ...record,
  leader: `${record.leader.slice(0, 5)}d${record.leader.slice(6)}`,
});

beforeEach(async () => {
  other = await startTestApp({ records: numbers(0, total).map((number) => aTitle(number)) });
  await stampAll(other.db);
  server = await startTestApp();
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  const address = other.app.server.address();
  host = typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '';
  await server.db
    .insertInto('network_institution')
    .values({
      name: 'A outra',
      base_url: `http://${host}/oai`,
      metadata_prefix: 'marcxml',
      next_at: new Date('2026-01-01'),
    })
    .execute();
});
afterEach(async () => {
  await server.close();
  await other.close();
});

async function harvest() {
  await server.db
    .updateTable('network_institution')
    .set({ next_at: new Date('2026-01-01') })
    .execute();
  const outsideServers = createOutsideServers([host]);
  const deps = { db: server.db, clock: systemClock, outsideServers };
  await harvestDue(deps, new AbortController().signal);
}

/** Titles there and here, by their numbers there. */
async function compared() {
  const [there, here] = await Promise.all([
    sql<{ title: string }>`select id || ' ' || (description ->> 'title') as title from title
      where withdrawn_at is null order by 1`.execute(other.db),
    sql<{ title: string }>`
      select split_part(identifier, ':', -1) || ' ' || (description ->> 'title') as title
      from network_record where not is_deleted order by 1`.execute(server.db),
  ]);
  const plain = (rows: readonly { readonly title: string }[]) =>
    rows.map(({ title }) => title).toSorted();
  return { there: plain(there.rows), here: plain(here.rows) };
}

test(
  'after many changes and deletions all is as it is there',
  { tags: 'long', timeout: 120_000 },
  async () => {
    // As if it had been so for long: what changes from now on is told apart.
    await sql`update oai_record set datestamp = datestamp
    - case when title_id % 2 = 0 then interval '30 days' else interval '10 days' end`.execute(
      other.db,
    );
    await harvest();
    const first = await compared();
    expect(first.here).toHaveLength(total);
    expect(first.here).toEqual(first.there);

    await other.importRecords([
      ...numbers(0, changed).map((number) => aTitle(number, ', revisto')),
      ...numbers(changed, changed + gone).map((number) => withdrawn(aTitle(number))),
      ...numbers(total, total + added).map((number) => aTitle(number)),
    ]);
    await stampAll(other.db);
    await harvest();
    const second = await compared();
    expect(second.here).toEqual(second.there);
    expect(second.here).toHaveLength(total - gone + added);
    const deleted = await server.db
      .selectFrom('network_record')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where('is_deleted', '=', true)
      .executeTakeFirstOrThrow();
    expect(Number(deleted.total)).toBe(gone);

    const harvests = await server.db
      .selectFrom('network_harvest')
      .select(['kind', 'records', 'error'])
      .orderBy('id')
      .execute();
    expect(harvests).toMatchObject([
      { kind: 'whole', records: total, error: null },
      { kind: 'changes', error: null },
    ]);
    // Records that had not changed for long were not asked for again.
    expect(harvests[1]?.records).toBeLessThan(total + added);

    await server.db.updateTable('network_institution').set({ last_whole_at: null }).execute();
    await harvest();
    expect((await compared()).here).toEqual(second.there);
  },
);
