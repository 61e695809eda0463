import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { connect } from '@estante/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { retentionPage } from '../../../test/retention-page.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { clearTables } from './index.ts';
import { terms } from './terms.ts';

const going = new AbortController().signal;
const page = fileURLToPath(new URL('../../../../../docs/retention.md', import.meta.url));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: ['Um', 'Outro'].map((title) => aBook({ title, copies: [{ library: 'CENTRAL' }] })),
  });
});
afterAll(() => server.close());

const clear = () => clearTables(server, going);
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

/** Rows that those of other tables belong to, and which are not over; $1 is a moment that never comes. */
const parents = `
  with key as (
    insert into api_key (id, person_id, login_id, name, secret_hash, permits, made_at)
      overriding system value values (700, 1, 1, 'Uma', 'k', '{}', $1)
  ), receiver as (
    insert into webhook (id, person_id, login_id, url, topics, secret, made_at)
      values (700, 1, 1, 'https://x.example', '{debts}', '', $1)
  ), run as (
    insert into import_run (id, kind, begun_at, file_name, size, state)
      overriding system value values (700, 'marc', $1, 'a.mrc', 0, 'ended')
  ), stay as (
    insert into session (id, login_id, started_at, ends_at)
      values ('00000000-0000-4000-8000-000000000700', 1, $1, $1)
  ), provider as (
    insert into identity_provider (id, protocol, name, enabled, address, login_attribute,
        links_by_login, links_by_document, links_staff, makes_people, vouches_for_email)
      overriding system value
      values (700, 'ldap', 'Diretório', true, '', 'uid', true, false, false, false, false)
  ), institution as (
    insert into network_institution (id, name, base_url)
      overriding system value values (700, 'Outra', 'https://y.example')
  )
  insert into saved_search (id, person_id, name, query, alerts, saved_at, looked_to)
    overriding system value
    select 700 + at, 1, at::text, at::text, true, $1::timestamptz, '2026-01-01'
    from generate_series(1, 2) as at`;

/** Rows of each table: $1 is the moment that counts, $2 no other row's, $3 the number of the row. */
const specimens: Readonly<Record<string, string>> = {
  session: `(id, login_id, started_at, ends_at) values ($2, 1, '2015-01-01', $1)`,
  redirect_token: `(id, session_id, expires_at)
    values ($2, '00000000-0000-4000-8000-000000000700', $1)`,
  known_device: `(login_id, device, seen_at) values (1, $2, $1)`,
  failed_sign_in: `(username, device, failures, last_at) values ($2, '', 1, $1)`,
  recovery_code: `(username, device, code_hash, issued_at) values ($2, '', '', $1)`,
  email_confirmation: `(person_id, address, asked_at, expires_at) values (1, $2, '2015-01-01', $1)`,
  answered_captcha: `(nonce, expires_at) values ($2, $1)`,
  audit_event: `(at, kind) values ($1, $2)`,
  provider_sign_in: `(state_hash, provider_id, browser, proof, return_address, target, is_kept, expires_at)
    values ($2, 700, '', '', '', '', false, $1)`,
  passkey_challenge: `(person_id, hash, is_new, expires_at) values (1, $2, false, $1)`,
  api_key: `(person_id, login_id, name, secret_hash, permits, made_at, expires_at)
    values (1, 1, $2, $2, '{}', '2015-01-01', $1)`,
  webhook_delivery: `(webhook_id, event, facts, happened_at, outcome, next_try_at)
    values (700, $2, '{}', $1, 'delivered', null)`,
  api_key_day: `(key_id, day, calls) values (700, $1, 1)`,
  payment_order: `(person_id, txid, digest, made_on) values (1, left(md5($2), 25), $2, $1)`,
  outgoing_mail: `(id, recipients, sender_name, subject, body, created_at, expires_at, next_try_at)
    values ($2, '{}', '', '', '', '2015-01-01', $1, '2015-01-01')`,
  alert: `(person_id, saved_search_id, from_day, to_day, titles, created_at)
    values (1, 700 + $3, '2015-01-01', '2015-01-01', 1, $1)`,
  notice: `(person_id, kind, event, facts, created_at) values (1, 'renewed', $2, '{}', $1)`,
  letter_act: `(code_hash, person_id, act, made_at, expires_at)
    values ($2, 1, 'renew-all', '2015-01-01', $1)`,
  record_look: `(person_id, library_id, place, looked_on, first_at, last_at)
    values (1, 1, 'desk', $1, '2015-01-01', '2015-01-01')`,
  personal_data_request: `(person_id, library_id, changes, language, sent_at, answered_at, is_granted)
    values (1, 1, '{}', 'pt', '2015-01-01', $1, false)`,
  registration_request: `(library_id, name, emails, password_hash, language, asked_at)
    values (1, $2, '{}', '', 'pt', $1)`,
  request: `(person_id, login_id, library_id, kind, details, emails, note, language, sent_at, state, handled_at)
    values (1, 1, 1, 'survey', '{}', '{x}', $2, 'pt', '2015-01-01', 'finished', $1)`,
  failed_search: `(day, words) values ($1, $2)`,
  title_usage: `(title_id, day, kind, link, is_signed_in, browser, device, os, total)
    values (1, $1, 'page', 0, false, 'chrome', 'phone', 'linux', 1)`,
  gone_title: `(id, title, gone_at) values (abs(hashtext($2)), '', $1)`,
  gone_heading: `(id, text, gone_at) values (abs(hashtext($2)), '', $1)`,
  inventory: `(library_id, started_at, started_by, ended_at) values (1, '2015-01-01', 4, $1)`,
  copy_change: `(copy_id, act, changes, changed_at, changed_by, note) values (1, 'changed', '{}', $1, 4, $2)`,
  import: `(files, started_at) values (array[$2], $1)`,
  import_run: `(kind, begun_at, file_name, size, state) values ('marc', $1, $2, 0, 'ended')`,
  import_run_file: `(run_id, name, position, bytes, kept_at) values (700, '', $3, '', $1)`,
  availability_change: `(title_id, changed_at) values (abs(hashtext($2)), $1)`,
  lookup_table_change: `(table_name, changed_at) values ($2, $1)`,
  cover_lookup: `(isbn, source_id, outcome, asked_at, again_at)
    values ('978000000000' || $3::text, (select min(id) from cover_source), 'none', '2015-01-01', $1)`,
  document_lookup: `(title_id, url, outcome, asked_at, again_at)
    values ($3, '', 'none', '2015-01-01', $1)`,
  network_harvest: `(institution_id, kind, records, removed, ended_at)
    values (700, 'whole', 0, 0, $1)`,
};

test('the term is kept to the day, in each table', async () => {
  const dated = Object.entries(terms).flatMap(([table, term]) =>
    term.kind === 'days' ? [[table, term.days] as const] : [],
  );
  expect(Object.keys(specimens).toSorted()).toEqual(dated.map(([table]) => table).toSorted());
  await server.pool.query(parents, ['2050-01-01']);
  for (const [table, days] of dated) {
    const first = server.clock.today().subtract({ days });
    // The last moment of the day before, which as a day is that day; and the first that is still kept.
    const moments = [`${first.subtract({ days: 1 }).toString()} 23:59:59.999999`, first.toString()];
    for (const [at, moment] of moments.entries()) {
      const values = [moment, randomUUID(), String(at + 1)];
      const row = specimens[table]?.replaceAll(
        /\$([123])/g,
        (_, n) => `'${values[Number(n) - 1]}'`,
      );
      await server.pool.query(`insert into ${table} ${row}`);
    }
  }
  const one = Object.fromEntries(dated.map(([table]) => [table, 1]));
  expect(await clear()).toEqual(one);
  expect(await clear()).toEqual({});
  server.clock.advance({ hours: 24 });
  expect(await clear()).toEqual(one);
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
