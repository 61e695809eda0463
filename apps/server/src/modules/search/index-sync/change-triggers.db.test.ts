import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLoanServer } from '../../../../test/loan-desk.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';

/** Bar codes of copies, each of a title of its own. */
const barcodes = ['A1', 'A2', 'A3'];

let server: TestApp;
/** Titles by the bar code of the copy that they had at first. */
let titles: ReadonlyMap<string, number>;
beforeEach(async () => {
  server = await startLoanServer(barcodes);
  const copies = await server.db.selectFrom('copy').select(['barcode', 'title_id']).execute();
  titles = new Map(copies.map(({ barcode, title_id }) => [barcode ?? '', title_id]));
  await server.pool.query('delete from index_change; delete from availability_change');
});
afterEach(() => server.close());

/** Titles that a log has, by their first copies. */
async function logged(log: 'index_change' | 'availability_change'): Promise<readonly string[]> {
  const rows = await server.db.selectFrom(log).select('title_id').execute();
  const ids = new Set(rows.map(({ title_id }) => title_id));
  return barcodes.filter((barcode) => ids.has(titles.get(barcode) ?? 0));
}

const firstJoinsSecond = `title_id = case barcode when 'A1'
  then (select title_id from copy where barcode = 'A2') else title_id end`;

describe('of all copies that one statement writes, logs have the titles of those that', () => {
  test.each([
    { what: 'stay as they were', set: 'note = note', index: [], availability: [] },
    { what: 'say something else', set: `note = 'x'`, index: barcodes, availability: [] },
    {
      what: 'go out',
      set: `circulation_status = case barcode when 'A1' then 'on-loan' end`,
      index: [],
      availability: ['A1'],
    },
    {
      what: 'go to another title',
      set: firstJoinsSecond,
      index: ['A1', 'A2'],
      availability: ['A1', 'A2'],
    },
    {
      what: 'go to another title when they are lost',
      set: `status = 'lost', ${firstJoinsSecond}`,
      index: barcodes,
      availability: barcodes,
    },
  ])('$what', async ({ set, index, availability }) => {
    await server.pool.query(`update copy set ${set}`);
    expect(await logged('index_change')).toEqual(index);
    expect(await logged('availability_change')).toEqual(availability);
  });

  test('go to another title, none free before or after: no change of what is free', async () => {
    await server.pool.query(`update copy set status = 'lost'`);
    await server.pool.query('delete from availability_change');
    await server.pool.query(`update copy set ${firstJoinsSecond}`);
    expect(await logged('availability_change')).toEqual([]);
  });
});

// A session keeps the plan of its first statement, of one row perhaps: joined, the rows of a later one are compared
// pair by pair, which for ten thousand copies is a hundred million times.
test('rows of a statement as they were and as they are are never joined', async () => {
  const { rows } = await server.pool.query<{ name: string }>(`
    select p.proname as name from pg_proc p where exists (
      select from pg_trigger t where t.tgfoid = p.oid
        and p.prosrc ~* ('\\mjoin\\s+(' || t.tgoldtable || '|' || t.tgnewtable || ')\\M'))`);
  expect(rows).toEqual([]);
});
