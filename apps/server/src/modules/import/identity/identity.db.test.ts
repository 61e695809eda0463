import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStoredRecord, type StoredRecord } from '@estante/marc';
import { fingerprint, openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { authority, book, copy } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

const titles = () =>
  catalogue.query<{ id: number; title: string }>(
    `select id, description->>'title' as title from title order by id`,
  );

const titlesWithHeadings = () =>
  catalogue.query(
    `select t.id, t.description, t.description_version, array_agg(h.text order by h.text) as headings
      from title t join title_heading th on th.title_id = t.id join heading h on h.id = th.heading_id
      group by t.id order by t.id`,
  );

describe('importing the same again', () => {
  it('writes no row, and says so', async () => {
    const records = [
      book({ copies: [copy('BC', 'A1'), copy('BC', '')] }),
      book({ number: null, isbn: '9788535914849' }),
      book({ number: null, title: 'Sem número nem ISBN' }),
      authority('5', 'Assis, Machado de, 1839-1908', 'Machado de Assis'),
      authority(null, 'Azevedo, Aluísio, 1857-1913'),
    ];
    await catalogue.importRecords(records);
    const before = await fingerprint(catalogue);

    const { kinds, copies } = await catalogue.importRecords(records);

    expect(kinds.bibliographic).toMatchObject({ read: 3, unchanged: 3, new: 0, changed: 0 });
    expect(kinds.authority).toMatchObject({ read: 2, unchanged: 2, new: 0, changed: 0 });
    expect(copies).toEqual({ added: 0, changed: 0, withdrawn: 0 });
    expect(await fingerprint(catalogue)).toBe(before);
  });

  it('holds also for a file that repeats numbers and records', { tags: 'long' }, async () => {
    const records = [
      book({ number: '7', year: 1881 }),
      book({ number: '7', year: 1882 }),
      book({ number: '7', title: 'O cortiço' }),
      book({ number: '7', year: 1881 }),
      book({ number: null, isbn: '9788535914849' }),
      book({ number: null, isbn: '9788535914849', subjects: ['Literatura'] }),
    ];
    const first = await catalogue.importRecords(records);
    expect(first.kinds.bibliographic).toMatchObject({ new: 4, joined: 1, unchanged: 1 });
    const before = await fingerprint(catalogue);

    const second = await catalogue.importRecords(records);

    expect(second.kinds.bibliographic).toMatchObject({ unchanged: 6, changed: 0 });
    expect(await fingerprint(catalogue)).toBe(before);
  });

  it('describes titles anew that an older version described, once', { tags: 'long' }, async () => {
    const records = [
      book({ number: '7', year: 1881 }),
      book({ number: '7', year: 1882 }),
      book({ number: '7', year: 1881 }),
      book({ number: '8', title: 'Dom Casmurro' }),
    ];
    await catalogue.importRecords(records);
    const before = await titlesWithHeadings();
    await catalogue.query(
      `update title set description_version = 0, description = '{"title": "?"}' where id = 1`,
    );
    await catalogue.query('delete from title_heading where title_id = 1');
    await catalogue.query('truncate index_change');

    const again = await catalogue.importRecords(records);

    expect(again.kinds.bibliographic).toMatchObject({ read: 4, unchanged: 4 });
    expect(await titlesWithHeadings()).toEqual(before);
    expect(await catalogue.query('select title_id from index_change')).toEqual([{ title_id: 1 }]);
    const described = await fingerprint(catalogue);
    await catalogue.importRecords(records);
    expect(await fingerprint(catalogue)).toBe(described);
  });

  it('does not mind how the record is written', { tags: 'long' }, async () => {
    const record = book();
    await catalogue.importRecords([record]);
    const { kinds } = await catalogue.importRecords([
      { ...record, leader: '01234nam  2200289 a 4500' },
    ]);
    expect(kinds.bibliographic).toMatchObject({ unchanged: 1, changed: 0 });
  });
});

it(
  'changes, of records with one number, the one that is not in as it is',
  { tags: 'long' },
  async () => {
    const [first, second] = [book({ year: 1881 }), book({ year: 1882 })];
    await catalogue.importRecords([first, second]);
    const edited = book({ year: 1881, subjects: ['Sátira'] });
    await catalogue.importRecords([second, edited]);
    const years = await catalogue.query('select year from bibliographic_record order by id');
    expect(years).toEqual([{ year: 1881 }, { year: 1882 }]);
    const [row] = await catalogue.query<{ marc: StoredRecord }>(
      'select marc from bibliographic_record where id = 1',
    );
    expect(row && readStoredRecord(row.marc)).toEqual(edited);
  },
);

describe('a record with a number', () => {
  it('changes the title it described', async () => {
    await catalogue.importRecords([book({ subjects: ['Romance'] })]);
    const [before] = await titles();

    const report = await catalogue.importRecords([
      book({ title: 'Memórias póstumas de Brás Cubas : romance', subjects: ['Ficção', 'Ironia'] }),
    ]);

    expect(report.kinds.bibliographic).toMatchObject({ changed: 1, new: 0 });
    expect(await titles()).toEqual([before]);
    const subjects = await catalogue.query<{ text: string }>(
      `select h.text from title_heading th join heading h on h.id = th.heading_id
        where th.relation = 'subject' order by th.position`,
    );
    expect(subjects.map(({ text }) => text)).toEqual(['Ficção', 'Ironia']);
  });

  it('is a new title under a number of another, and is listed', async () => {
    await catalogue.importRecords([book({ number: '9' })]);
    const report = await catalogue.importRecords([book({ number: '9', title: 'O cortiço' })]);
    expect(report.kinds.bibliographic).toMatchObject({ new: 1, changed: 0 });
    expect(report.warnings).toEqual({ renumbered: 1 });
    expect(await catalogue.listed(report.renumberedFile)).toMatchObject([
      { file: 'records', source: 'ACERVO', controlNumber: '9', kind: 'bibliographic' },
    ]);
    expect(await titles()).toHaveLength(2);
  });

  it('is told apart by its source: what was asked for, else 003, else the library', async () => {
    const records = [book({ source: 'A' }), book({ source: 'B' }), book({ source: '' })];
    await catalogue.importRecords(records);
    await catalogue.importRecords(records.slice(0, 1), { source: 'C' });
    await catalogue.query(`with c as (insert into campus (code, name) values ('S', 'S') returning id)
      insert into library (campus_id, code, name) select id, 'BC', 'BC' from c`);
    await catalogue.importRecords(records.slice(2), { library: 'BC' });
    const sources = await catalogue.query(
      `select s.code from bibliographic_record r join source s on s.id = r.source_id order by r.id`,
    );
    expect(sources).toEqual(['A', 'B', 'local', 'C', 'BC'].map((code) => ({ code })));
    expect(await titles()).toHaveLength(5);
  });
});

describe('a record without a number', () => {
  const numberless = { number: null, isbn: '9788535914849' } as const;

  it('joins the title that has its ISBN, title and year, and leaves its description', async () => {
    await catalogue.importRecords([book({ isbn: numberless.isbn, copies: [copy('BC', 'A1')] })]);
    const report = await catalogue.importRecords([
      book({ ...numberless, source: 'OUTRA', subjects: ['Outro'], copies: [copy('BN', 'B1')] }),
    ]);
    expect(report.kinds.bibliographic).toMatchObject({ joined: 1, new: 0 });
    expect(await titles()).toHaveLength(1);
    expect(
      await catalogue.query('select is_primary from bibliographic_record order by id'),
    ).toEqual([{ is_primary: true }, { is_primary: false }]);
    expect(await catalogue.query('select distinct title_id from copy')).toHaveLength(1);
  });

  it('is a title of its own in another year', async () => {
    await catalogue.importRecords([book({ isbn: numberless.isbn })]);
    const report = await catalogue.importRecords([book({ ...numberless, year: 1999 })]);
    expect(report.kinds.bibliographic).toMatchObject({ joined: 0, new: 1 });
  });
});

it(
  'keeps a record that names its number, source and codes at great length',
  { tags: 'long' },
  async () => {
    const long = 'x'.repeat(5000);
    const record = book({
      number: long,
      source: long,
      subjects: [long],
      copies: [copy(long, long)],
    });
    const first = await catalogue.importRecords([record]);
    expect(first.kinds.bibliographic).toMatchObject({ new: 1, setAside: 0 });
    const second = await catalogue.importRecords([record]);
    expect(second.kinds.bibliographic).toMatchObject({ unchanged: 1 });
  },
);

it('keeps a record with characters that PostgreSQL cannot hold, without them', async () => {
  const record = book({
    title: 'Nul\u0000o \ud800 e &#0; meio',
    copies: [copy('B\u0000C', 'A\u00001')],
  });
  const { kinds } = await catalogue.importRecords([record]);
  expect(kinds.bibliographic).toMatchObject({ new: 1, setAside: 0 });
  const again = await catalogue.importRecords([record]);
  expect(again.kinds.bibliographic).toMatchObject({ unchanged: 1 });
});

describe('a heading that is put right under its number', { tags: 'long' }, () => {
  const stored = () =>
    catalogue.query(
      `select a.source_number as number, h.text from authority a join heading h on h.id = a.heading_id
        order by a.id`,
    );

  it.each([
    ['Silva, João, 1948-', 'Silva, João, 1949-'],
    ['Índios', 'Povos indígenas'],
  ])('%s becomes %s', async (before, after) => {
    await catalogue.importRecords([authority('5', before), authority('6', 'Outra, Pessoa')]);
    const { kinds } = await catalogue.importRecords([authority('5', after)]);
    expect(kinds.authority).toMatchObject({ changed: 1, new: 0 });
    expect(await stored()).toEqual([
      { number: '5', text: after },
      { number: '6', text: 'Outra, Pessoa' },
    ]);
  });

  it('is another authority where the source gives the number to several', async () => {
    const several = [authority('1', 'Negros'), authority('1', 'Silva, João, 1948-')];
    await catalogue.importRecords(several);
    const { kinds } = await catalogue.importRecords([...several, authority('1', 'Azevedo, Ana')]);
    expect(kinds.authority).toMatchObject({ unchanged: 2, new: 1 });
    await catalogue.importRecords([authority('1', 'Castro, Eva')]);
    expect(await stored()).toHaveLength(4);
  });
});
