import { connect, type Db } from '@estante/database';
import type { MarcRecord } from '@estante/marc';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilWaiting } from '../../../../test/until-waiting.ts';
import { queriesOf } from '../database/as-db.ts';
import { openSession } from '../database/session.ts';
import { openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { authority, book, copy, field } from '../testing/records.ts';
import { clearHeadings, deleteUnused } from './unused-headings.ts';

// Copies, headings of titles and what titles are counted by are loaded without a look at each reference.

const trusted = ['copy', 'title_heading', 'counted_title'];

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

it('leaves no trigger on inserts out', async () => {
  const insert = 4;
  const triggers = await catalogue.query<{ name: string; fires: string }>(
    `select tgname as name, tgenabled as fires from pg_trigger
      where tgrelid = any($2::regclass[]) and not tgisinternal and tgtype & $1 <> 0 order by 1`,
    [insert, trusted],
  );
  expect(triggers).toEqual([
    { name: 'copy_availability_inserted', fires: 'A' },
    { name: 'copy_inserted', fires: 'A' },
    { name: 'note_catalogue_change', fires: 'A' },
    { name: 'note_catalogue_change', fires: 'A' },
    { name: 'title_heading_inserted', fires: 'A' },
  ]);
});

/** Finds the references of those tables that lead nowhere, by their names. */
async function broken(): Promise<string[]> {
  const references = await catalogue.query<{ name: string; sql: string }>(
    `select conname as name, format('select from %s a where a.%I is not null
        and not exists (select from %s b where b.%I = a.%I)', conrelid::regclass, own.attname,
        confrelid::regclass, other.attname, own.attname) as sql
      from pg_constraint
        join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
        join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
      where contype = 'f' and cardinality(conkey) = 1 and conrelid = any($1::regclass[])`,
    [trusted],
  );
  expect(references.length).toBeGreaterThan(9);
  const names = [];
  for (const { name, sql } of references) {
    if ((await catalogue.query(sql)).length > 0) names.push(name);
  }
  return names;
}

const many = Array.from({ length: 30 }, (_, at) => ({
  number: String(at),
  title: `Livro ${at}`,
  subjects: [`Assunto ${at % 7}`],
  copies: [copy('BC', `B${at}`, '869.3', `T${at % 3}`)],
}));
const asWithdrawn = (record: MarcRecord): MarcRecord => ({
  ...record,
  leader: `${record.leader.slice(0, 5)}d${record.leader.slice(6)}`,
});

it('refers to what is there', async () => {
  await catalogue.importRecords([
    ...many.map(book),
    authority('a0', 'Assis, Machado de, 1839-1908', 'Machado de Assis'),
  ]);
  expect(await broken()).toEqual([]);
  const report = await catalogue.importRecords([
    ...many.slice(0, 10).map((record, at) =>
      book({
        ...record,
        subjects: [`Outro ${at % 4}`, 'Assunto 2'],
        copies: [copy('BS', `B${at}`, '869.3', 'T9'), copy('BC', `C${at}`)],
      }),
    ),
    ...many.slice(10, 20).map((record) => asWithdrawn(book(record))),
    ...many.slice(20).map(book),
    ...many.map((record) => book({ ...record, number: `n${record.number}`, copies: [] })),
    asWithdrawn(authority('a0', 'Assis, Machado de, 1839-1908')),
  ]);
  expect(report.kinds).toMatchObject({
    bibliographic: { new: 30, changed: 10, withdrawn: 10, unchanged: 10 },
    authority: { withdrawn: 1 },
  });
  expect(report.copies).toMatchObject({ added: 10, changed: 10, withdrawn: 10 });
  expect(await broken()).toEqual([]);
});

describe('refers to what is there, though it goes meanwhile', { tags: 'long' }, () => {
  let other: ReturnType<typeof connect>;
  beforeEach(async () => {
    other = connect({ connectionString: catalogue.connectionString });
    await catalogue.importRecords(many.map(book));
  });
  afterEach(() => other.close());
  const clearing = new AbortController().signal;

  /** Imports records while a transaction does something to what they name, and before it ends. */
  async function importDuring(act: (trx: Db) => Promise<unknown>, records: readonly MarcRecord[]) {
    const { report } = await other.db.transaction().execute(async (trx) => {
      await act(trx);
      const importing = catalogue.importRecords(records);
      await untilWaiting(other.db);
      return { report: importing };
    });
    return report;
  }

  /** Imports a changed record and others, and acts once all but the copy that changes is written. */
  async function actDuring<Result>(
    act: () => Promise<Result>,
    records: readonly MarcRecord[],
  ): Promise<Result> {
    const [first] = many;
    const changed = book({ ...first, copies: [copy('BC', 'B0', '869.9')] });
    const { acted, importing } = await other.db.transaction().execute(async (trx) => {
      await trx.selectFrom('copy').select('id').where('barcode', '=', 'B0').forUpdate().execute();
      const begun = catalogue.importRecords([...records, changed]);
      await untilWaiting(other.db);
      return { acted: await act(), importing: begun };
    });
    await importing;
    return acted;
  }

  /** Leaves a heading that no title has: another import holds it as its last title leaves it. */
  async function leaveHeading(): Promise<number> {
    await catalogue.importRecords([book({ number: 'h', subjects: ['Assunto só'], copies: [] })]);
    await other.db.transaction().execute(async (trx) => {
      await headings(trx).forKeyShare().execute();
      await catalogue.importRecords([book({ number: 'h', subjects: ['Outro'], copies: [] })]);
    });
    const [left] = await headings(other.db).execute();
    return left?.id ?? 0;
  }
  const headings = (db: Db) =>
    db.selectFrom('heading').select('id').where('text', '=', 'Assunto só');
  const filed = [book({ number: 'i', subjects: ['Assunto só'], copies: [] })];
  const filedUnder = () =>
    catalogue.query<{ id: number }>(
      `select heading_id as id from title_heading t join heading h on h.id = t.heading_id
        where h.text = 'Assunto só'`,
    );

  it('a heading, just before', async () => {
    const id = await leaveHeading();
    await importDuring(async (trx) => {
      expect(await deleteUnused(queriesOf(trx), [id])).toBe(1);
    }, filed);
    expect(await broken()).toEqual([]);
    expect(await filedUnder()).toEqual([{ id: expect.any(Number) }]);
    expect(await filedUnder()).not.toEqual([{ id }]);
  });

  it('a heading, just after', async () => {
    const id = await leaveHeading();
    const cleared = await actDuring(() => clearHeadings({ db: other.db }, clearing), filed);
    expect(cleared).toEqual({ headings: 0 });
    expect(await broken()).toEqual([]);
    expect(await filedUnder()).toEqual([{ id }]);
    expect(await clearHeadings({ db: other.db }, clearing)).toEqual({ headings: 0 });
  });

  const ofSmall = [
    book({ number: 's', title: 'Menor', copies: [copy('BM', 'M1', '869.3', 'TM')] }),
  ];
  const addSmall = () =>
    catalogue.query(`insert into library (campus_id, code, name) select id, 'BM', 'Menor' from campus;
      insert into loan_type (code, name) values ('TM', 'Menor')`);
  const removed = ['library', 'loan_type'] as const;
  const remove = (db: Db, table: (typeof removed)[number]) =>
    db.deleteFrom(table).where('code', 'in', ['BM', 'TM']).executeTakeFirst();

  it.each(removed)('a %s, just before', async (table) => {
    await addSmall();
    const report = await importDuring((trx) => remove(trx, table), ofSmall);
    expect(await broken()).toEqual([]);
    expect(report.copies).toMatchObject({ added: 1 });
    const made = await other.db.selectFrom(table).select('code').execute();
    expect(made.map(({ code }) => code)).toContain(table === 'library' ? 'BM' : 'TM');
  });

  it.each(removed)('a %s, just after: whoever removes it is refused', async (table) => {
    await addSmall();
    const { removing } = await actDuring(async () => {
      const begun = Promise.allSettled([remove(other.db, table)]);
      await untilWaiting(other.db, 2);
      return { removing: begun };
    }, ofSmall);
    const [outcome] = await removing;
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '23503' } });
    expect(await broken()).toEqual([]);
  });
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
