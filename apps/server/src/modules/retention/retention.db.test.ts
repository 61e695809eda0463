import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { connect } from '@estante/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionPage } from '../../../test/retention-page.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { clearTables } from './index.ts';
import { terms } from './terms.ts';

const going = new AbortController().signal;
const page = fileURLToPath(new URL('../../../../../docs/retention.md', import.meta.url));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const clear = () => clearTables(server, going);
const ago = (days: number) =>
  Temporal.Instant.fromEpochMilliseconds(server.clock.now().epochMilliseconds)
    .subtract({ hours: days * 24 })
    .toString();

test('every table of the database has a term, or a reason why it stays', async () => {
  const { rows } = await server.pool.query<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(terms).toSorted());
});

test('docs/retention.md says so (vitest -u writes it)', async () => {
  await expect(retentionPage()).toMatchFileSnapshot(page);
});

test('nothing of a new database is over', async () => {
  expect(await clear()).toEqual({});
});

test('the term is kept to the day, in each table', async () => {
  const rows: readonly (readonly [table: string, days: number, insert: string])[] = [
    ['known_device', 400, `(login_id, device, seen_at) values (1, $2, $1)`],
    ['failed_sign_in', 1, `(username, device, failures, last_at) values ($2, '', 1, $1)`],
    ['recovery_code', 1, `(username, device, code_hash, issued_at) values ($2, '', '', $1)`],
    ['answered_captcha', 1, `(nonce, expires_at) values ($2, $1)`],
    ['audit_event', 730, `(at, kind) values ($1, $2)`],
    ['gone_title', 1825, `(id, title, gone_at) values (abs(hashtext($2)), '', $1)`],
    ['gone_heading', 1825, `(id, text, gone_at) values (abs(hashtext($2)), '', $1)`],
    ['session', 7, `(id, login_id, started_at, ends_at) values ($2, 1, '2020-01-01', $1)`],
    [
      'outgoing_mail',
      7,
      `(id, recipients, sender_name, subject, body, created_at, expires_at, next_try_at)
        values ($2, '{}', '', '', '', '2020-01-01', $1, '2020-01-01')`,
    ],
    [
      'notice',
      730,
      `(person_id, kind, event, facts, created_at) values (1, 'renewed', $2, '{}', $1)`,
    ],
  ];
  for (const [table, days, insert] of rows) {
    for (const at of [ago(days + 2), ago(days - 1)]) {
      await server.pool.query(`insert into ${table} ${insert}`, [at, randomUUID()]);
    }
  }
  expect(await clear()).toEqual(Object.fromEntries(rows.map(([table]) => [table, 1])));
  expect(await clear()).toEqual({});
});

test('of a loan that is still open what was told stays, or it would be told again', async () => {
  const { rows } = await server.pool.query<{ id: number }>(`
    insert into loan (person_id, login_id, title_id, barcode, library_id, lent_at, lent_in, due_on, rule)
    values (1, 1, 1, '', 1, '2019-01-01', 1, '2019-02-01', '{"renewals": 3}') returning id`);
  const id = rows[0]?.id;
  await server.pool.query(
    `insert into notice (person_id, kind, event, facts, created_at)
      values (1, 'overdue', 'loan', json_build_object('loanId', $1::integer), '2019-03-01')`,
    [id],
  );
  expect(await clear()).toEqual({});
  await server.pool.query(
    `update loan set returned_at = '2026-01-01', returned_in = 1 where id = $1`,
    [id],
  );
  expect(await clear()).toEqual({ notice: 1 });
});

test('a row that somebody holds is waited for by nobody: the next night takes it', async () => {
  const other = connect({ connectionString: server.connectionString, max: 1 });
  const holder = await other.pool.connect();
  try {
    await server.pool.query(`insert into failed_sign_in values
      ('um', '', 1, '2020-01-01'), ('outro', '', 1, '2020-01-01')`);
    await holder.query(`begin; select from failed_sign_in where username = 'um' for update`);
    expect(await clear()).toEqual({ failed_sign_in: 1 });
    await holder.query('commit');
    expect(await clear()).toEqual({ failed_sign_in: 1 });
  } finally {
    holder.release();
    await other.close();
  }
});

test('a table that cannot be cleared keeps no other back', async () => {
  await server.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$;
    create trigger refused before delete on answered_captcha
      for each row execute function refuse();
    insert into answered_captcha values ('n', '2020-01-01');
    insert into recovery_code (username, device, code_hash, issued_at) values ('x', '', '', '2020-01-01');
    insert into audit_event (at, kind) values ('2020-01-01', 'signed-in')`);
  await expect(clear()).rejects.toThrow('not this one');
  const left = await server.pool.query(
    'select (select count(*) from recovery_code where issued_at < $1) + (select count(*) from audit_event where at < $1) as rows',
    ['2021-01-01'],
  );
  await server.pool.query('drop function refuse cascade');
  expect(left.rows).toEqual([{ rows: '0' }]);
});
