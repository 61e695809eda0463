import { isLong } from '@estante/test-support/is-long';
import { connect, type Connection } from '@estante/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { categories } from '../../../../test/people.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { lockCopies } from '../facts/index.ts';
import { lendCopy, renewLoans, returnCopy } from './index.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';

const crowd = isLong ? 64 : 12;
const barcodes = Array.from({ length: 12 }, (_, at) => `B${at}`);

let server: TestApp;
let many: Connection;
let desk: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(barcodes);
  // As many as wait for each other at once.
  many = connect({ connectionString: server.connectionString, max: isLong ? 24 : 8 });
  // The last of the crowd waits for all the others.
  many.pool.options.connectionTimeoutMillis = 0;
  desk = circulation(server);
});
afterEach(async () => {
  await many.close();
  await server.close();
});

const at = () => server.clock.now();
const atOnce = <Result>(act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: crowd }, (_, index) => act(index)));
const lend = (barcode: string, loginId: number) =>
  many.db
    .transaction()
    .execute((trx) => lendCopy(trx, { barcode, loginId, libraryId: 1, lentBy: null, at: at() }));
const renew = (loanId: number) =>
  renewLoans(many.db, [loanId], { personId: logins.ana, madeBy: 'patron', at: at() });

async function writeReaders(): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with p as (insert into person (name, password_hash)
      select 'Leitor ' || n, 'x' from generate_series(1, ${crowd}::integer) n returning id)
    insert into login (person_id, username, library_id, role, category_id)
    select id, 'leitor' || id, 1, 'patron', ${categories.GRA} from p returning id`.execute(
    server.db,
  );
  return rows.map(({ id }) => id);
}

async function lentToAna(barcode: string): Promise<number> {
  const lent = await desk.lend(barcode);
  if (lent.kind !== 'lent') throw new Error('not lent');
  return lent.loanId;
}

test('a copy has one active loan, however many borrow it at once', async () => {
  const readers = await writeReaders();
  const outcomes = await atOnce((index) => lend('B0', readers[index] ?? 0));
  expect(outcomes.filter(({ kind }) => kind === 'lent')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(crowd - 1);
  const open = await server.db
    .selectFrom('loan')
    .select('id')
    .where('returned_at', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
});

test('a limit is never passed: of twelve free copies five are lent to one person', async () => {
  await atOnce((index) => lend(barcodes[index % barcodes.length] ?? '', logins.ana));
  const open = await server.db.selectFrom('loan').select('copy_id').execute();
  expect(open).toHaveLength(5);
  const out = await server.db
    .selectFrom('copy')
    .select('id')
    .where('state', '=', 'on-loan')
    .execute();
  expect(new Set(out.map(({ id }) => id))).toEqual(new Set(open.map(({ copy_id }) => copy_id)));
});

test('of many renewals with one left one succeeds, and the date moves once', async () => {
  const loanId = await lentToAna('B0');
  await server.db.updateTable('loan').set({ renewals: 4 }).where('id', '=', loanId).execute();
  server.clock.advance({ hours: 48 });
  const results = await atOnce(() => renew(loanId));
  const kinds = results.map(([result]) => result?.outcome.kind);
  expect(kinds.filter((kind) => kind === 'renewed')).toHaveLength(1);
  const loan = await server.db
    .selectFrom('loan')
    .select(['renewals', 'due_on'])
    .executeTakeFirstOrThrow();
  expect(loan).toEqual({ renewals: 5, due_on: '2026-03-19' });
  expect(await server.db.selectFrom('renewal').selectAll().execute()).toHaveLength(1);
});

test('a copy comes back once, and one fine is charged', { tags: 'long' }, async () => {
  await lentToAna('B0');
  server.clock.advance({ hours: 24 * 9 });
  const outcomes = await atOnce(() =>
    many.db
      .transaction()
      .execute((trx) =>
        returnCopy(trx, { barcode: 'B0', libraryId: 1, returnedBy: null, at: at() }),
      ),
  );
  expect(outcomes.filter(({ kind }) => kind === 'returned')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'not-on-loan')).toHaveLength(crowd - 1);
  expect(await server.db.selectFrom('debt').selectAll().execute()).toMatchObject([{ amount: 200 }]);
});

test('a renewal against a hold is as if one had come after the other', async () => {
  const loanIds = await Promise.all(['B0', 'B1', 'B2', 'B3'].map(lentToAna));
  for (let round = 0; round < (isLong ? 3 : 1); round++) {
    server.clock.advance({ hours: 24 });
    await server.db.deleteFrom('hold').execute();
    await Promise.all(
      loanIds.map(async (loanId, index) => {
        const barcode = barcodes[index] ?? '';
        const before = await server.db
          .selectFrom('loan')
          .select('renewals')
          .where('id', '=', loanId)
          .executeTakeFirstOrThrow();
        const { title_id: titleId } = await desk.copyOf(barcode);
        const placing = many.db.transaction().execute(async (trx) => {
          await lockCopies(trx, titleId);
          const seen = await trx
            .selectFrom('loan')
            .select('renewals')
            .where('id', '=', loanId)
            .executeTakeFirstOrThrow();
          await writeHold({ ...server, db: trx }, barcode, logins.bruno);
          return seen.renewals - before.renewals;
        });
        const [seen, [renewed]] = await Promise.all([placing, renew(loanId)]);
        // Either the person who placed the hold saw the renewal, or the renewal saw the hold.
        expect(renewed?.outcome.kind).toBe(seen === 1 ? 'renewed' : 'refused');
      }),
    );
  }
});

test('lending, returning and renewing at once leave each copy where its loan says', async () => {
  const readers = await writeReaders();
  await atOnce(async (index) => {
    const barcode = barcodes[index % 4] ?? '';
    await lend(barcode, readers[index] ?? 0);
    await many.db
      .transaction()
      .execute((trx) =>
        returnCopy(trx, { barcode, libraryId: 1 + (index % 2) * 2, returnedBy: null, at: at() }),
      );
    await lend(barcode, readers[(index + 7) % crowd] ?? 0);
  });
  const { rows } = await sql`select c.id from copy c
    left join loan l on l.copy_id = c.id and l.returned_at is null
    left join transit t on t.copy_id = c.id and t.arrived_at is null
    where (c.circulation_status = 'on-loan') is distinct from (l.id is not null)
      and not (c.circulation_status is null and l.id is null)
      or (c.circulation_status = 'in-transit') is distinct from (t.id is not null)
      and not (c.circulation_status is null and t.id is null)`.execute(server.db);
  expect(rows).toEqual([]);
});
