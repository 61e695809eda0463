import { isLong } from '@estante/test-support/is-long';
import type { MarcRecord } from '@estante/marc';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { book, copy } from '../testing/records.ts';

const five = (...barcodes: readonly string[]) =>
  book({ number: '5', copies: barcodes.map((barcode) => copy('BC', barcode)) });
const nine = (...barcodes: readonly string[]) =>
  book({
    number: '9',
    title: 'O cortiço',
    author: 'Azevedo, Aluísio',
    copies: barcodes.map((barcode) => copy('BC', barcode, '870')),
  });
const gone = () => {
  const record = five();
  return { ...record, leader: `${record.leader.slice(0, 5)}d${record.leader.slice(6)}` };
};

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
  await catalogue.importRecords([five('A1', 'A2'), nine('B1')]);
  await lend('A1');
});
afterEach(() => catalogue.close());

/** Lends a copy at the desk: neither people nor logins are needed here. */
async function lend(barcode: string): Promise<void> {
  await catalogue.query(`begin; set local session_replication_role = replica;
    insert into loan (person_id, login_id, copy_id, title_id, barcode, library_id, lent_at, lent_in,
        lent_by, due_on, rule)
      select 1, 1, id, title_id, barcode, library_id, now(), library_id, 1, current_date,
        '{"renewals": 3}' from copy where barcode = '${barcode}';
    commit`);
  await catalogue.query(
    `update copy set circulation_status = 'on-loan', circulation_due_on = current_date
      where barcode = $1`,
    [barcode],
  );
}

/** Copies of the bar code that are not merely a trace of one that went. */
const standing = (barcode = 'A1') =>
  catalogue.query(
    `select r.source_number as record, c.title_id = r.title_id as "isOfTitle", c.status, c.state,
        c.call_number as "callNumber", exists (select from loan where copy_id = c.id) as "isLent"
      from copy c join bibliographic_record r on r.id = c.record_id
      where c.barcode = $1 and c.state <> 'withdrawn' order by c.id`,
    [barcode],
  );
const moved = [
  {
    record: '9',
    isOfTitle: true,
    status: 'available',
    state: 'on-loan',
    callNumber: '870',
    isLent: true,
  },
];
/** Copies of record 9 that a hold on its title would be released with. */
const free = () =>
  catalogue.query<{ barcode: string }>(
    `select c.barcode from copy c join bibliographic_record r on r.id = c.record_id
      where r.source_number = '9' and c.state = 'available' order by 1`,
  );

describe('an item that goes to another record while it is out', () => {
  const orders: [string, MarcRecord[]][] = [
    ['the record that loses it before', [five('A2'), nine('B1', 'A1')]],
    ['the record that gets it before', [nine('B1', 'A1'), five('A2')]],
    ['the record that loses it gone', [gone(), nine('B1', 'A1')]],
    ['the record that gets it, and the other gone', [nine('B1', 'A1'), gone()]],
  ];
  it.each(isLong ? orders : orders.slice(1, 2))('keeps its copy: %s', async (_order, records) => {
    await catalogue.importRecords(records);
    expect(await standing()).toEqual(moved);
    expect(await free()).toEqual([{ barcode: 'B1' }]);
    const again = await catalogue.importRecords(records);
    expect(again.copies).toEqual({ added: 0, changed: 0, withdrawn: 0 });
  });

  const turns: [string, MarcRecord, MarcRecord][] = [
    ['loses it first', five('A2'), nine('B1', 'A1')],
    ['is gone first', gone(), nine('B1', 'A1')],
    ['loses it last', nine('B1', 'A1'), five('A2')],
    ['is gone last', nine('B1', 'A1'), gone()],
  ];
  it.each(turns)(
    'keeps its copy over two imports: its record %s',
    { tags: 'long' },
    async (_order, one, other) => {
      await catalogue.importRecords([one]);
      await catalogue.importRecords([other]);
      expect(await standing()).toEqual(moved);
      expect(await free()).toEqual([{ barcode: 'B1' }]);
    },
  );

  it('is the other record’s again where the import is taken back', { tags: 'long' }, async () => {
    const report = await catalogue.importRecords([five('A2'), nine('B1', 'A1')]);
    await catalogue.undo(report);
    expect(await standing()).toMatchObject([
      { record: '5', state: 'on-loan', callNumber: '869.3' },
    ]);
  });

  it('keeps what staff wrote of it', async () => {
    await catalogue.query(
      `update copy set call_number = '900 A', record_says = '{"call_number": "869.3"}'
        where barcode = 'A1'`,
    );
    await catalogue.importRecords([nine('B1', 'A1')]);
    await catalogue.importRecords([five('A2')]);
    expect(await standing()).toMatchObject([{ record: '9', callNumber: '900 A', isLent: true }]);
  });

  it('is told to the index under both titles', { tags: 'long' }, async () => {
    await catalogue.query('delete from index_change');
    await catalogue.importRecords([five('A2'), nine('B1', 'A1')]);
    const [{ titles } = { titles: 0 }] = await catalogue.query<{ titles: number }>(
      'select count(distinct title_id)::integer as titles from index_change',
    );
    expect(titles).toBe(2);
  });
});

describe('copies of one bar code', () => {
  it('are two where both records name it', { tags: 'long' }, async () => {
    await catalogue.importRecords([nine('B1', 'A1')]);
    expect(await standing()).toMatchObject([{ record: '5' }, { record: '9' }]);
  });

  it('are two where they are of two sources', { tags: 'long' }, async () => {
    await catalogue.importRecords([five('A2'), otherSource('A1')]);
    expect(await free()).toEqual([{ barcode: 'A1' }, { barcode: 'B1' }]);
  });
});

function otherSource(barcode: string) {
  return book({
    number: '9',
    title: 'Dom Casmurro',
    source: 'OUTRA',
    copies: [copy('BC', barcode)],
  });
}
