import type { MarcRecord } from '@estante/marc';
import { isLong } from '@estante/test-support/is-long';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { authority, book, copy, field, serialHoldings } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

/** A record as its source withdraws it: leader/05. */
function withdrawn(record: MarcRecord, status = 'd'): MarcRecord {
  const { leader } = record;
  return { ...record, leader: `${leader.slice(0, 5)}${status}${leader.slice(6)}` };
}

/** A withdrawn record that says no more than its number. */
const stub = (number: string, status = 'd') => {
  const record = withdrawn(book({ number, title: '', author: '', subjects: [] }), status);
  return { ...record, fields: record.fields.filter(({ tag }) => tag < '008') };
};

const titles = () =>
  catalogue.query<{ id: number; title: string; gone: boolean }>(
    `select id, description ->> 'title' as title, withdrawn_at is not null as gone
      from title order by id`,
  );
const copies = () => catalogue.query('select barcode, status from copy order by barcode');
const filed = () => catalogue.query('select title_id from title_heading');

describe('a record that its source withdraws', () => {
  const ways = [
    ['the record', (number: string) => withdrawn(book({ number, copies: [] }))],
    ['its number alone', (number: string) => stub(number)],
  ] as const;
  it.each(isLong ? ways : ways.slice(0, 1))('withdraws its title, by %s', async (_by, gone) => {
    await catalogue.importRecords([book({ copies: [copy('BC', 'A1')] })]);
    await catalogue.query('truncate index_change');
    const report = await catalogue.importRecords([gone('1')]);
    expect(report.kinds.bibliographic).toMatchObject({ read: 1, withdrawn: 1, new: 0 });
    expect(report.copies.withdrawn).toBe(1);
    expect(await titles()).toMatchObject([{ gone: true }]);
    expect(await copies()).toEqual([{ barcode: 'A1', status: 'withdrawn' }]);
    expect(await filed()).toEqual([]);
    expect(await catalogue.query('select title_id from index_change')).toEqual([{ title_id: 1 }]);
    const again = await catalogue.importRecords([gone('1')]);
    expect(again.kinds.bibliographic).toMatchObject({ read: 1, unchanged: 1, withdrawn: 0 });
  });

  it('comes back as the same title when the record does', async () => {
    const record = book({ copies: [copy('BC', 'A1')] });
    await catalogue.importRecords([record]);
    await catalogue.importRecords([stub('1')]);
    const report = await catalogue.importRecords([record]);
    expect(report.kinds.bibliographic).toMatchObject({ changed: 1 });
    expect(await titles()).toMatchObject([{ id: 1, gone: false }]);
    expect(await copies()).toEqual([{ barcode: 'A1', status: 'available' }]);
    expect(await filed()).toHaveLength(2);
  });

  it('stays where the number comes again after it in one file', { tags: 'long' }, async () => {
    await catalogue.importRecords([book()]);
    await catalogue.importRecords([stub('1'), book({ subjects: ['Sátira'] })]);
    expect(await titles()).toMatchObject([{ id: 1, gone: false }]);
    await catalogue.importRecords([book({ subjects: ['Ironia'] }), stub('1')]);
    expect(await titles()).toMatchObject([{ id: 1, gone: true }]);
  });

  it('leaves another title alone that has its number, and says so', async () => {
    await catalogue.importRecords([book({ title: 'Atlas das aves' })]);
    const report = await catalogue.importRecords([withdrawn(book({ title: 'Dom Casmurro' }))]);
    expect(await titles()).toMatchObject([{ gone: false }]);
    expect(await catalogue.listed(report.setAsideFile)).toMatchObject([
      { controlNumber: '1', reason: 'another-title' },
    ]);
  });

  it('of another source, or without a number, withdraws nothing', { tags: 'long' }, async () => {
    await catalogue.importRecords([book()]);
    await catalogue.importRecords([withdrawn(book({ source: 'OUTRA' }))]);
    const report = await catalogue.importRecords([withdrawn(book({ number: null }))]);
    expect(await titles()).toMatchObject([{ gone: false }]);
    expect(await catalogue.listed(report.setAsideFile)).toMatchObject([{ reason: 'no-number' }]);
  });

  it(
    'is in use where the leader says that it was corrected, or is new',
    { tags: 'long' },
    async () => {
      await catalogue.importRecords([
        withdrawn(book(), 'c'),
        withdrawn(authority('5', 'Lima'), 'c'),
      ]);
      expect(await titles()).toMatchObject([{ gone: false }]);
      expect(await catalogue.query('select from authority')).toHaveLength(1);
    },
  );
});

describe('a title of two records', { tags: 'long' }, () => {
  const first = book({ isbn: '9788535914849', copies: [copy('BC', 'A1')] });
  const second = book({
    number: null,
    source: 'OUTRA',
    isbn: '9788535914849',
    copies: [copy('BC', 'B1')],
  });

  it('is described by the one that is left, and by the first that comes back', async () => {
    await catalogue.importRecords([first, second]);
    expect(await titles()).toHaveLength(1);
    await catalogue.importRecords([stub('1')]);
    expect(await titles()).toMatchObject([{ gone: false }]);
    expect(await copies()).toEqual([
      { barcode: 'A1', status: 'withdrawn' },
      { barcode: 'B1', status: 'available' },
    ]);
    const primary = () =>
      catalogue.query(
        'select source_number as number from bibliographic_record where is_primary order by id',
      );
    expect(await primary()).toEqual([{ number: null }]);
    await catalogue.importRecords([first]);
    expect(await titles()).toMatchObject([{ gone: false }]);
    expect(await primary()).toHaveLength(1);
  });
});

it('comes back with what its holdings records tell of', { tags: 'long' }, async () => {
  const file = [book(), withCopy()];
  await catalogue.importRecords(file);
  await catalogue.importRecords([stub('1')]);
  expect(await copies()).toEqual([{ barcode: 'H1', status: 'withdrawn' }]);
  await catalogue.importRecords(file);
  expect(await copies()).toEqual([{ barcode: 'H1', status: 'available' }]);
  expect(await catalogue.query('select from holding')).toHaveLength(1);
  const again = await catalogue.importRecords(file);
  expect(again.kinds.holdings).toMatchObject({ unchanged: 1 });
});

/** Holdings of the book 1, in words and with a copy. */
function withCopy(): MarcRecord {
  const holdings = serialHoldings('h1', '1', 'BC', 'v. 1');
  return {
    ...holdings,
    fields: [...holdings.fields, field('852', '0 ', ['b', 'BC'], ['p', 'H1'])],
  };
}

it('a holdings record takes its copies along', async () => {
  await catalogue.importRecords([book({ copies: [copy('BC', 'A1')] }), withCopy()]);
  const report = await catalogue.importRecords([withdrawn(withCopy())]);
  expect(report.kinds.holdings).toMatchObject({ withdrawn: 1 });
  expect(await copies()).toEqual([
    { barcode: 'A1', status: 'available' },
    { barcode: 'H1', status: 'withdrawn' },
  ]);
  expect(await catalogue.query('select from holding')).toEqual([]);
  await catalogue.importRecords([withCopy()]);
  expect(await copies()).toMatchObject([{}, { barcode: 'H1', status: 'available' }]);
});

describe('an authority', () => {
  const statuses = isLong ? ['d', 's', 'x'] : ['d'];
  it.each(statuses)('goes with its heading where no title has it: %s', async (status) => {
    await catalogue.importRecords([authority('5', 'Lima, Ana', 'Ana Lima')]);
    const report = await catalogue.importRecords([withdrawn(authority('5', 'Lima, Ana'), status)]);
    expect(report.kinds.authority).toMatchObject({ withdrawn: 1 });
    expect(await catalogue.query('select from authority')).toEqual([]);
    expect(await catalogue.query('select from heading')).toEqual([]);
    const again = await catalogue.importRecords([withdrawn(authority('5', 'Lima, Ana'), status)]);
    expect(again.kinds.authority).toMatchObject({ unchanged: 1 });
  });

  it('leaves the heading to the titles that are filed under it', { tags: 'long' }, async () => {
    await catalogue.importRecords([book({ author: 'Lima, Ana' }), authority('5', 'Lima, Ana')]);
    await catalogue.importRecords([withdrawn(authority('5', 'Lima, Ana'))]);
    expect(await catalogue.query(`select text from heading where type = 'person'`)).toEqual([
      { text: 'Lima, Ana' },
    ]);
  });
});
