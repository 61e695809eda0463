import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { authority, book, copy, field, serialHoldings } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

const copies = () =>
  catalogue.query<{ id: number; barcode: string | null; library: string; status: string }>(
    `select c.id, c.barcode, l.code as library, c.status, c.call_number as "callNumber"
      from copy c join library l on l.id = c.library_id order by c.id`,
  );
const held = () =>
  catalogue.query<{ title_id: number; statements: string[] }>(
    'select title_id, statements from holding order by id',
  );
const addLibrary = (code: string) =>
  catalogue.query(
    `with c as (insert into campus (code, name) values ($1, $1) returning id)
      insert into library (campus_id, code, name) select id, $1, $1 from c`,
    [code],
  );

describe('copies', () => {
  it('keep their numbers when the record changes; those it no longer names are withdrawn', async () => {
    await catalogue.importRecords([
      book({ copies: [copy('BC', 'A1'), copy('BC', 'A2'), copy('BC', '')] }),
    ]);
    const [first, second, third] = await copies();
    const report = await catalogue.importRecords([
      book({ copies: [copy('BC', 'A2', '869.4'), copy('BC', ''), copy('BN', 'A3')] }),
    ]);
    expect(report.copies).toEqual({ added: 1, changed: 1, withdrawn: 1 });
    expect(await copies()).toMatchObject([
      { ...first, status: 'withdrawn' },
      { ...second, callNumber: '869.4', status: 'available' },
      { ...third },
      { barcode: 'A3', library: 'BN' },
    ]);
  });

  it('log their title for the index', { tags: 'long' }, async () => {
    await catalogue.importRecords([
      book({ copies: [copy('BC', 'A1')] }),
      book({ number: '2', title: 'Outro' }),
    ]);
    await catalogue.query('truncate index_change');
    await catalogue.importRecords([book({ copies: [copy('BC', 'A1', '869.4')] })]);
    expect(await catalogue.query('select title_id from index_change')).toEqual([{ title_id: 1 }]);
  });

  it('are all counted where a record repeats a bar code', { tags: 'long' }, async () => {
    await catalogue.importRecords([book({ copies: [copy('BC', 'A1'), copy('BC', 'A1')] })]);
    expect(await copies()).toHaveLength(2);
  });
});

describe('libraries', () => {
  it('are made where they are not known, under a campus, and named in the report', async () => {
    await addLibrary('BC');
    const report = await catalogue.importRecords([
      book({ copies: [copy('BC', 'A1'), copy('BN', 'A2')] }),
    ]);
    expect(report.librariesCreated).toEqual(['BN']);
    expect((await copies()).map(({ library }) => library)).toEqual(['BC', 'BN']);
    expect(await catalogue.query('select code from campus')).toEqual([{ code: 'BC' }]);
  });

  it('give way to the chosen one where they are not known or not named', async () => {
    await addLibrary('BC');
    await addLibrary('BN');
    const report = await catalogue.importRecords(
      [book({ copies: [copy('BC', 'A1'), copy('XX', 'A2'), copy('', 'A3')] })],
      { library: 'BN' },
    );
    expect((await copies()).map(({ library }) => library)).toEqual(['BC', 'BN', 'BN']);
    expect(report).toMatchObject({ librariesCreated: [], warnings: { 'unknown-library': 1 } });
  });

  it('are the source where the record names none', { tags: 'long' }, async () => {
    await catalogue.importRecords([book({ copies: [copy('', 'A1')] })]);
    expect(await copies()).toMatchObject([{ library: 'ACERVO' }]);
  });
});

describe('a holdings record', () => {
  it('belongs to the title of its 004, in this file or an earlier one', async () => {
    await catalogue.importRecords([book({ number: '1' }), book({ number: '2', title: 'Revista' })]);
    const report = await catalogue.importRecords([serialHoldings('h1', '1', 'BC', 'v. 1-9')]);
    expect(report.kinds.holdings).toMatchObject({ new: 1, setAside: 0 });
    expect(await held()).toEqual([{ title_id: 1, statements: ['v. 1-9'] }]);
  });

  it('belongs to the record before it where it has no 004', async () => {
    await catalogue.importRecords([
      book({ number: '1' }),
      book({ number: '2', title: 'Revista' }),
      serialHoldings('h1', null, 'BC', 'v. 1'),
      serialHoldings('h2', null, 'BN', 'v. 2'),
    ]);
    expect(await held()).toEqual([
      { title_id: 2, statements: ['v. 1'] },
      { title_id: 2, statements: ['v. 2'] },
    ]);
  });

  it(
    'belongs to the record before it where both bear its number, each by its place',
    { tags: 'long' },
    async () => {
      const parent = book({ number: '7' });
      const records = [
        parent,
        serialHoldings('7', 'SYSTEM', 'BC', 'v. 1'),
        serialHoldings('7', 'SYSTEM', 'BN', 'v. 2'),
      ];
      await catalogue.importRecords(records);
      const before = await fingerprint(catalogue);
      const again = await catalogue.importRecords(records);
      expect(again.kinds.holdings).toMatchObject({ read: 2, unchanged: 2 });
      expect(await fingerprint(catalogue)).toBe(before);
      const changed = await catalogue.importRecords([
        parent,
        serialHoldings('7', 'SYSTEM', 'BN', 'v. 2-3'),
      ]);
      expect(changed.kinds.holdings).toMatchObject({ changed: 1 });
      expect((await held()).map(({ statements }) => statements[0])).toEqual(['v. 1', 'v. 2-3']);
    },
  );

  it('is set aside where its title is not known, or was set aside itself', async () => {
    const report = await catalogue.importRecords([
      serialHoldings('h0', null, 'BC', 'v. 1'),
      serialHoldings('h1', '404', 'BC', 'v. 1'),
      book({ number: '1' }),
      book({ number: '2', title: '' }),
      serialHoldings('h2', null, 'BC', 'v. 1'),
    ]);
    expect(report.kinds.holdings).toMatchObject({ read: 3, new: 0, setAside: 3 });
    const listed = await catalogue.listed(report.setAsideFile);
    expect(listed.map(({ controlNumber, reason }) => [controlNumber, reason])).toEqual(
      expect.arrayContaining([
        ['2', 'no-title'],
        ['h0', 'no-parent'],
        ['h1', 'no-parent'],
        ['h2', 'no-parent'],
      ]),
    );
  });

  it('leaves the copies that the bibliographic record names alone, and the other way round', async () => {
    const holdings = serialHoldings('h1', '1', 'BC', 'v. 1');
    const withCopy = {
      ...holdings,
      fields: [...holdings.fields, field('852', '0 ', ['b', 'BC'], ['p', 'H1'])],
    };
    await catalogue.importRecords([book({ copies: [copy('BC', 'A1')] }), withCopy]);
    await catalogue.importRecords([book({ copies: [] })]);
    expect(await copies()).toMatchObject([
      { barcode: 'A1', status: 'withdrawn' },
      { barcode: 'H1', status: 'available' },
    ]);
    await catalogue.importRecords([book({ copies: [] }), holdings]);
    expect(await copies()).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
  });

  it('takes its holdings along when it moves to another title', { tags: 'long' }, async () => {
    await catalogue.importRecords([
      book({ number: '1' }),
      book({ number: '2', title: 'Revista' }),
      serialHoldings('h1', '1', 'BC', 'v. 1'),
    ]);
    await catalogue.query('truncate index_change');
    await catalogue.importRecords([serialHoldings('h1', '2', 'BC', 'v. 1')]);
    expect(await held()).toEqual([{ title_id: 2, statements: ['v. 1'] }]);
    expect(await catalogue.query('select title_id from index_change order by 1')).toEqual([
      { title_id: 1 },
      { title_id: 2 },
    ]);
  });
});

describe('an authority record', () => {
  it('gives the heading its established form, and its variants lead there', async () => {
    await catalogue.importRecords([book({ author: 'ASSIS, MACHADO DE, 1839-1908' })]);
    await catalogue.importRecords([
      authority('5', 'Assis, Machado de, 1839-1908', 'Machado de Assis'),
    ]);
    const headings = await catalogue.query(
      `select h.text, r.relation, r.text as other from heading h
        join authority a on a.heading_id = h.id join heading_reference r on r.authority_id = a.id`,
    );
    expect(headings).toEqual([
      { text: 'Assis, Machado de, 1839-1908', relation: 'variant', other: 'Machado de Assis' },
    ]);
    expect(await catalogue.query(`select from heading where type = 'person'`)).toHaveLength(1);
  });

  it(
    'changes in place under its number, and is set aside without a heading',
    { tags: 'long' },
    async () => {
      await catalogue.importRecords([authority('5', 'Assis, Machado de')]);
      const report = await catalogue.importRecords([
        authority('5', 'Assis, Machado de, 1839-1908'),
        authority('6', ''),
      ]);
      expect(report.kinds.authority).toMatchObject({ changed: 1, setAside: 1 });
      expect(await catalogue.query('select id from authority')).toEqual([{ id: 1 }]);
      expect(await catalogue.listed(report.setAsideFile)).toMatchObject([
        { controlNumber: '6', reason: 'no-heading', kind: 'authority' },
      ]);
    },
  );
});
