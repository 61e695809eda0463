import { connect } from '@estante/database';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSession } from '../database/session.ts';
import { openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { authority, book, copy, field } from '../testing/records.ts';

// Copies and headings of titles are loaded without a look at each reference.

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

it('leaves no trigger on inserts out', async () => {
  const insert = 4;
  const triggers = await catalogue.query<{ name: string; fires: string }>(
    `select tgname as name, tgenabled as fires from pg_trigger
      where tgrelid in ('copy'::regclass, 'title_heading'::regclass)
        and not tgisinternal and tgtype & $1 <> 0 order by 1`,
    [insert],
  );
  expect(triggers).toEqual([
    { name: 'copy_availability_inserted', fires: 'A' },
    { name: 'copy_inserted', fires: 'A' },
    { name: 'note_catalogue_change', fires: 'A' },
    { name: 'note_catalogue_change', fires: 'A' },
    { name: 'title_heading_inserted', fires: 'A' },
  ]);
});

it('refers to what is there', async () => {
  const records = Array.from({ length: 30 }, (_, at) =>
    book({ number: String(at), subjects: [`Assunto ${at % 7}`], copies: [copy('BC', `B${at}`)] }),
  );
  await catalogue.importRecords(records);
  await catalogue.importRecords(records.map((record) => ({ ...record, leader: record.leader })));
  const references = await catalogue.query<{ name: string; sql: string }>(
    `select conname as name, format('select from %s a where a.%I is not null
        and not exists (select from %s b where b.%I = a.%I)', conrelid::regclass, own.attname,
        confrelid::regclass, other.attname, own.attname) as sql
      from pg_constraint
        join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
        join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
      where contype = 'f' and conrelid in ('copy'::regclass, 'title_heading'::regclass)`,
  );
  expect(references.length).toBeGreaterThan(8);
  for (const { name, sql } of references) expect(await catalogue.query(sql), name).toEqual([]);
});

it('files a work as a subject under the heading of its authority, with the forms not used', async () => {
  const work = (tag: string, name: string, title: string) =>
    field(tag, '1 ', ['a', name], ['t', title]);
  const { leader, fields } = book({
    title: 'Capitu sou eu',
    subjects: [],
    copies: [work('600', 'Assis, Machado de,', 'Dom Casmurro')],
  });
  const established = authority('a1', '');
  await catalogue.importRecords([
    { leader, fields },
    {
      ...established,
      fields: [
        ...established.fields,
        work('100', 'Assis, Machado de,', 'Dom Casmurro'),
        work('400', 'Assis, Joaquim Maria Machado de,', 'Dom Casmurro'),
      ],
    },
  ]);
  const filed = await catalogue.query(
    `select h.type, h.text, r.text as variant from title_heading t
      join heading h on h.id = t.heading_id join authority a on a.heading_id = h.id
      join heading_reference r on r.authority_id = a.id
      where t.relation = 'subject'`,
  );
  expect(filed).toEqual([
    {
      type: 'title',
      text: 'Assis, Machado de. Dom Casmurro',
      variant: 'Assis, Joaquim Maria Machado de. Dom Casmurro',
    },
  ]);
});

it(
  'has each reference looked up where the database does not let it say that they hold',
  { tags: 'long' },
  async () => {
    const role = `plain_${process.pid}`;
    await catalogue.query(`create role ${role}`);
    const url = new URL(catalogue.connectionString);
    url.searchParams.set('options', `-c role=${role}`);
    const connection = connect({ connectionString: url.href });
    const { signal } = new AbortController();
    const session = await openSession(connection.pool, { isDryRun: true, signal });
    try {
      await catalogue.query(
        `grant select, insert, update on all tables in schema public to ${role}`,
      );
      const nothing = session.transaction((transaction) =>
        transaction.copyReferring('title_heading (title_id, relation, position, heading_id)', [
          '1\tagent\t0\t1\n',
        ]),
      );
      await expect(nothing).rejects.toThrow(pg.DatabaseError);
      await expect(nothing).rejects.toThrow(/foreign key/);
    } finally {
      await session.close();
      await connection.close();
      await catalogue.query(`drop owned by ${role}; drop role ${role}`);
    }
  },
);
