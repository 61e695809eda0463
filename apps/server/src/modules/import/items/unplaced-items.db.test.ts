import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { book, copy, field, serialHoldings } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
  await addLibrary('BC');
});
afterEach(() => catalogue.close());

const known = { newLibraries: false } as const;
const addLibrary = (code: string) =>
  catalogue.query(
    `with c as (insert into campus (code, name) values ($1, $1)
        on conflict (code) do update set name = excluded.name returning id)
      insert into library (campus_id, code, name) select id, $1, $1 from c`,
    [code],
  );
const copies = () =>
  catalogue.query<{ barcode: string; library: string; status: string }>(
    `select c.barcode, l.code as library, c.status from copy c
      join library l on l.id = c.library_id order by c.barcode`,
  );
const codes = () => catalogue.query('select code from library order by code');
const unplaced = () => catalogue.query('select code, items from unplaced_item order by code');
const mean = (code: string, library: string) =>
  catalogue.query(
    'insert into library_code (code, library_id) select $1, id from library where code = $2',
    [code, library],
  );

describe('a code that no library has', () => {
  it('makes none: its copies are set aside with their record, and the others come in', async () => {
    const records = [book({ copies: [copy('BC', 'A1'), copy('XX', 'A2'), copy('XX', 'A3')] })];
    const report = await catalogue.importRecords(records, known);
    expect(report).toMatchObject({ librariesCreated: [], unplaced: { XX: 2 } });
    expect(report.copies.added).toBe(1);
    expect(await copies()).toMatchObject([{ barcode: 'A1' }]);
    expect(await codes()).toEqual([{ code: 'BC' }]);
    expect(await unplaced()).toEqual([{ code: 'XX', items: 2 }]);
    const before = await fingerprint(catalogue);
    expect((await catalogue.importRecords(records, known)).copies.added).toBe(0);
    expect(await fingerprint(catalogue)).toBe(before);
  });

  it(
    'says of a holdings record that holdings wait for it, and no copy',
    { tags: 'long' },
    async () => {
      const report = await catalogue.importRecords(
        [
          book({ number: '1', copies: [copy('XX', 'A1')] }),
          serialHoldings('h1', '1', 'XX', 'v. 1-9'),
        ],
        known,
      );
      expect(report).toMatchObject({ unplaced: { XX: 1 }, unplacedHoldings: { XX: 1 } });
      const alone = await catalogue.importRecords(
        [serialHoldings('h2', '1', 'YY', 'v. 10')],
        known,
      );
      expect(alone).toMatchObject({ unplaced: { YY: 0 }, unplacedHoldings: { YY: 1 } });
      await mean('XX', 'BC');
      expect(await catalogue.placeItems()).toBe(1);
    },
  );

  it('is the name of the source where the record says none', { tags: 'long' }, async () => {
    await catalogue.importRecords([book({ copies: [copy('', 'A1')] })], known);
    expect(await unplaced()).toEqual([{ code: 'ACERVO', items: 1 }]);
  });

  it('is never made a library where it cannot be a code, asked for or not', async () => {
    const report = await catalogue.importRecords([
      book({ copies: [copy('Storms in literature.', 'A1'), copy('NOVA', 'A2')] }),
    ]);
    expect(report.librariesCreated).toEqual(['NOVA']);
    expect(await unplaced()).toEqual([{ code: 'Storms in literature.', items: 1 }]);
  });

  it('is made by the same import again, once that is asked for', { tags: 'long' }, async () => {
    const records = [book({ copies: [copy('XX', 'A2')] })];
    await catalogue.importRecords(records, known);
    const report = await catalogue.importRecords(records, { newLibraries: true });
    expect(report.librariesCreated).toEqual(['XX']);
    expect(await copies()).toMatchObject([{ barcode: 'A2', library: 'XX' }]);
    expect(await unplaced()).toEqual([]);
  });

  it('does not withdraw a copy that was placed before', async () => {
    await catalogue.importRecords([book({ copies: [copy('BC', 'A1')] })], known);
    const moved = book({ copies: [copy('XX', 'A1')], subjects: ['Outro'] });
    await catalogue.importRecords([moved], known);
    expect(await copies()).toMatchObject([{ barcode: 'A1', library: 'BC', status: 'available' }]);
  });
});

describe('once somebody has said what a code means', () => {
  it('what was set aside is taken up from the stored records, without importing anew', async () => {
    await catalogue.importRecords(
      [
        book({ number: '1', copies: [copy('XX', 'A2'), copy('YY', 'A3')] }),
        book({ number: '2', title: 'Revista' }),
        serialHoldings('h1', '2', 'XX', 'v. 1-9'),
      ],
      known,
    );
    expect(await catalogue.placeItems()).toBe(0);
    await mean('XX', 'BC');
    expect(await catalogue.placeItems()).toBe(1);
    expect(await copies()).toMatchObject([{ barcode: 'A2', library: 'BC' }]);
    expect(await catalogue.query('select statements from holding')).toEqual([
      { statements: ['v. 1-9'] },
    ]);
    expect(await unplaced()).toEqual([{ code: 'YY', items: 1 }]);
  });

  it(
    'another import takes it up too, and the command line may say it',
    { tags: 'long' },
    async () => {
      await catalogue.importRecords([book({ copies: [copy('XX', 'A2')] })], known);
      const report = await catalogue.importRecords(
        [book({ number: '9', title: 'Outra obra', copies: [copy('XX', 'A9')] })],
        { ...known, mappedLibraries: new Map([['XX', 'BC']]) },
      );
      expect(report).toMatchObject({ unplaced: {}, placed: 1 });
      expect(await copies()).toMatchObject([
        { barcode: 'A2', library: 'BC' },
        { barcode: 'A9', library: 'BC' },
      ]);
      expect(await catalogue.query('select code from library_code')).toEqual([{ code: 'XX' }]);
    },
  );

  it('a dry run keeps nothing of it', { tags: 'long' }, async () => {
    await catalogue.importRecords([book({ copies: [copy('XX', 'A2')] })], known);
    const before = await fingerprint(catalogue, { sequences: false });
    await catalogue.importRecords([], {
      ...known,
      mappedLibraries: new Map([['XX', 'BC']]),
      isDryRun: true,
    });
    expect(await fingerprint(catalogue, { sequences: false })).toBe(before);
    expect(await catalogue.query('select code from library_code')).toEqual([]);
  });
});

it('a holdings record tells of its own codes', { tags: 'long' }, async () => {
  const holdings = serialHoldings('h1', '1', 'BC', 'v. 1');
  const withCopy = {
    ...holdings,
    fields: [...holdings.fields, field('852', '0 ', ['b', 'ZZ'], ['p', 'H1'])],
  };
  await catalogue.importRecords([book(), withCopy], known);
  expect(await unplaced()).toEqual([{ code: 'ZZ', items: 1 }]);
  await mean('ZZ', 'BC');
  await catalogue.placeItems();
  expect(await copies()).toMatchObject([{ barcode: 'H1', library: 'BC' }]);
});
