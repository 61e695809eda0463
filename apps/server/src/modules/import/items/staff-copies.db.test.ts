import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { book, copy } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
  await catalogue.importRecords([book({ copies: [copy('BC', 'A1'), copy('BC', 'A2')] })]);
});
afterEach(() => catalogue.close());

const copies = () =>
  catalogue.query<{
    barcode: string;
    callNumber: string;
    status: string;
    says: object;
    key: string;
    type: string | null;
  }>(
    `select barcode, call_number as "callNumber", status, record_says as says, source_key as key,
        (select code from loan_type t where t.id = loan_type_id) as type
      from copy order by id`,
  );
/** Changes the copy of key A1 as the screen does. */
const write = (columns: string, says: object) =>
  catalogue.query(`update copy set ${columns}, record_says = $1 where source_key = 'A1'`, [says]);

/** Adds a copy as staff of the tests: only its adder is asked for. */
const addByStaff = async (barcode: string) => {
  await catalogue.query(`
    with p as (insert into person (name, password_hash) values ('Davi', 'x') returning id)
    insert into login (person_id, username, role, library_id)
      select p.id, 'davi', 'staff', (select min(id) from library) from p`);
  await catalogue.query(
    `insert into copy (title_id, record_id, source_key, library_id, barcode, call_number, volume,
        tome, part, additional_material, status, note, added_by)
      select title_id, record_id, 'staff/1', library_id, $1, '999 Z', '', '', '', '', 'damaged', '',
        (select max(id) from login) from copy limit 1`,
    [barcode],
  );
};

it('leaves what staff wrote, says so, and keeps what the record says for whoever wants it', async () => {
  await write(`call_number = '900 A', status = 'damaged'`, {
    call_number: '869.3',
    status: 'available',
  });
  const report = await catalogue.importRecords([
    book({ copies: [copy('BC', 'A1', '870'), copy('BC', 'A2', '870')] }),
  ]);
  expect(report.warnings).toEqual({ 'written-by-staff': 1 });
  expect(await copies()).toMatchObject([
    {
      callNumber: '900 A',
      status: 'damaged',
      says: { call_number: '870', status: 'available' },
    },
    { callNumber: '870', says: {} },
  ]);
  const again = await catalogue.importRecords([
    book({ copies: [copy('BC', 'A1', '870'), copy('BC', 'A2', '870')] }),
  ]);
  expect(again.copies).toEqual({ added: 0, changed: 0, withdrawn: 0 });
});

it('knows a copy by what its record calls it, whatever its bar code became', async () => {
  await write(`barcode = 'NEW'`, { barcode: 'A1' });
  await catalogue.importRecords([book({ copies: [copy('BC', 'A1', '870'), copy('BC', 'A2')] })]);
  expect(await copies()).toMatchObject([{ barcode: 'NEW', callNumber: '870' }, { barcode: 'A2' }]);
});

it('withdraws no copy that staff said is there, and says that its record does not name it', async () => {
  await write(`status = 'reference'`, { status: 'available' });
  const report = await catalogue.importRecords([book({ copies: [copy('BC', 'A2', '870')] })]);
  expect(report.copies).toMatchObject({ changed: 1 });
  expect(await copies()).toMatchObject([
    { status: 'reference', says: { status: 'withdrawn' } },
    { status: 'available' },
  ]);
});

it('leaves a copy that staff added, and takes it for the one that a record names later', async () => {
  await addByStaff('B1');
  await catalogue.importRecords([
    book({ copies: [copy('BC', 'A1', '870'), copy('BC', 'A2', '870')] }),
  ]);
  expect((await copies())[2]).toMatchObject({ barcode: 'B1', status: 'damaged', key: 'staff/1' });
  await catalogue.importRecords([
    book({ copies: [copy('BC', 'A1'), copy('BC', 'A2'), copy('BC', 'b1', '870')] }),
  ]);
  expect(await copies()).toHaveLength(3);
  expect((await copies())[2]).toMatchObject({
    barcode: 'B1',
    callNumber: '999 Z',
    status: 'damaged',
    key: 'b1',
    says: { call_number: '870', status: 'available' },
  });
});

it(
  'leaves what staff wrote when an import is taken back, and says again what the record said',
  { tags: 'long' },
  async () => {
    await write(`call_number = '900 A'`, { call_number: '869.3' });
    const report = await catalogue.importRecords([
      book({ copies: [copy('BC', 'A1', '870'), copy('BC', 'A2', '870'), copy('BC', 'A3', '870')] }),
    ]);
    expect((await copies())[0]).toMatchObject({
      callNumber: '900 A',
      says: { call_number: '870' },
    });
    await catalogue.undo(report);
    expect(await copies()).toMatchObject([
      { callNumber: '900 A', says: { call_number: '869.3' } },
      { callNumber: '869.3', status: 'available' },
      { barcode: 'A3', status: 'withdrawn' },
    ]);
  },
);

it(
  'takes a copy that staff added and an import named for one that is there when that is taken back',
  { tags: 'long' },
  async () => {
    await addByStaff('B1');
    const report = await catalogue.importRecords([
      book({ copies: [copy('BC', 'A1'), copy('BC', 'A2'), copy('BC', 'B1')] }),
    ]);
    await catalogue.undo(report);
    const all = await copies();
    expect(all.map(({ barcode }) => barcode)).toEqual(['A1', 'A2', 'B1']);
    expect(all[2]).toMatchObject({ callNumber: '999 Z', status: 'damaged' });
  },
);

const known = { number: '2', title: 'O cortiço', isbn: '9788535914849' };

/** A title that two sources describe; staff added a copy, which the record of the other one may name. */
async function joinWith(barcode: string, named = barcode) {
  await catalogue.importRecords([book({ ...known, copies: [copy('BC', 'C1')] })]);
  await addByStaff(barcode);
  await catalogue.query(
    `update copy set title_id = other.title_id, record_id = other.record_id
      from copy other where other.barcode = 'C1' and copy.barcode = $1`,
    [barcode],
  );
  const record = book({ ...known, number: null, source: 'OUTRA', copies: [copy('BC', named)] });
  const report = await catalogue.importRecords([record]);
  expect(report.kinds.bibliographic.joined).toBe(1);
  return { report, record };
}

const ofStaff = async (barcode: string) =>
  catalogue.query(
    `select c.status, c.call_number as "callNumber", c.record_says as says, r.is_primary as "isPrimary"
      from copy c join bibliographic_record r on r.id = c.record_id
      where c.barcode = $1 and c.source_key like 'staff/%'`,
    [barcode],
  );

it(
  'leaves a copy that staff added, where the record that named it is taken back',
  { tags: 'long' },
  async () => {
    const { report } = await joinWith('B1');
    await catalogue.undo(report);
    const kept = [{ status: 'damaged', callNumber: '999 Z', says: {}, isPrimary: true }];
    expect(await ofStaff('B1')).toEqual(kept);
  },
);

it(
  'leaves a copy that staff added, where the source of its record withdraws that',
  { tags: 'long' },
  async () => {
    await joinWith('B1', 'B2');
    const gone = book({ ...known, copies: [copy('BC', 'C1')] });
    const leader = `${gone.leader.slice(0, 5)}d${gone.leader.slice(6)}`;
    const report = await catalogue.importRecords([{ ...gone, leader }]);
    expect(report.kinds.bibliographic.withdrawn).toBe(1);
    expect(await ofStaff('B1')).toMatchObject([{ status: 'damaged', isPrimary: true }]);
    expect((await copies()).find(({ barcode }) => barcode === 'C1')?.status).toBe('withdrawn');
  },
);

it(
  'leaves a copy that staff added, where its record names it no more, whoever wrote its status',
  { tags: 'long' },
  async () => {
    const { record } = await joinWith('B1');
    await catalogue.query(
      `update copy set record_says = record_says - 'status', status = 'available' where barcode = 'B1'`,
    );
    const without = record.fields.filter(({ tag }) => tag !== '952');
    await catalogue.importRecords([{ ...record, fields: without }]);
    expect((await copies()).find(({ barcode }) => barcode === 'B1')).toMatchObject({
      status: 'available',
      says: { status: 'withdrawn' },
    });
  },
);

it(
  'takes what staff wrote and what its record says alike for the record’s, and what they left empty too',
  { tags: 'long' },
  async () => {
    await addByStaff('B1');
    const named = (callNumber: string, type = 'BK') =>
      catalogue.importRecords([
        book({ copies: [copy('BC', 'A1'), copy('BC', 'A2'), copy('BC', 'B1', callNumber, type)] }),
      ]);
    await named('999 Z');
    const [, , adopted] = await copies();
    expect(adopted).toMatchObject({ callNumber: '999 Z', type: 'BK' });
    expect(adopted?.says).toEqual({ status: 'available' });
    await named('870', 'DVD');
    expect((await copies())[2]).toMatchObject({ callNumber: '870', type: 'DVD' });
  },
);

it(
  'takes a column for the record’s again that comes to agree with it',
  { tags: 'long' },
  async () => {
    await write(`call_number = '900 A', status = 'damaged'`, {
      call_number: '869.3',
      status: 'available',
    });
    await catalogue.importRecords([
      book({ copies: [copy('BC', 'A1', '900 A'), copy('BC', 'A2')] }),
    ]);
    expect((await copies())[0]?.says).toEqual({ status: 'available' });
    await catalogue.importRecords([book({ copies: [copy('BC', 'A1', '870'), copy('BC', 'A2')] })]);
    expect((await copies())[0]).toMatchObject({ callNumber: '870', status: 'damaged' });
  },
);

it(
  'leaves a copy that staff added where its record no longer names it, whatever they agreed in',
  { tags: 'long' },
  async () => {
    await addByStaff('B1');
    await catalogue.query(`update copy set status = 'available' where barcode = 'B1'`);
    const report = await catalogue.importRecords([
      book({ copies: [copy('BC', 'A1'), copy('BC', 'A2'), copy('BC', 'B1', '999 Z')] }),
    ]);
    expect((await copies())[2]?.says).toEqual({});
    await catalogue.undo(report);
    expect((await copies())[2]).toMatchObject({
      status: 'available',
      says: { status: 'withdrawn' },
    });
  },
);
