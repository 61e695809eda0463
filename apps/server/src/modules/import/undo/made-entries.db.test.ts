import type { DataField } from '@estante/marc';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { book, field } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

/** A copy as Koha writes it, with what lists its codes are of. */
const item = (barcode: string, type: string, collection = '', location = ''): DataField => {
  const subfields = [
    ['a', 'BC'],
    ['p', barcode],
    ['y', type],
    ['8', collection],
    ['c', location],
  ] as const;
  return field('952', '  ', ...subfields.filter(([, value]) => value !== ''));
};
const kept = async () =>
  catalogue.query(
    `select array(select code from loan_type order by code) as types,
      array(select code from collection order by code) as collections,
      array(select code from location order by code) as locations`,
  );
const none = { loan_type: [], collection: [], location: [] };
const file = () => [book({ number: '1', copies: [item('A1', 'REF', 'RARAS', 'SALA')] })];

describe('codes that no list has', () => {
  it(
    'are told with the copies that say them, of all batches, and of a dry run alike',
    { tags: 'long' },
    async () => {
      await catalogue.query("insert into loan_type (code, name) values ('BK', 'Livro')");
      const records = Array.from({ length: 600 }, (_, at) =>
        book({
          number: String(at),
          title: `Livro ${at}`,
          isbn: '',
          author: `Autora ${at}`,
          copies: [item(`A${at}`, at % 3 === 0 ? 'REF' : 'BK', 'GERAL')],
        }),
      );
      const expected = { loan_type: { REF: 200 }, collection: { GERAL: 600 }, location: {} };
      const trial = await catalogue.importRecords(records, { isDryRun: true });
      expect(trial.newCodes).toEqual(expected);
      expect(await kept()).toMatchObject([{ types: ['BK'], collections: [] }]);
      expect((await catalogue.importRecords(records)).newCodes).toEqual(expected);
      expect((await catalogue.importRecords(records)).newCodes).toEqual({
        loan_type: {},
        collection: {},
        location: {},
      });
    },
  );

  it('are told of copies that wait for their library, and of holdings without copies', async () => {
    const holdings = field('852', '  ', ['b', 'XX'], ['c', 'Depósito'], ['h', 'P 1']);
    const report = await catalogue.importRecords(
      [
        book({ number: '1', copies: [item('A1', 'REF')] }),
        book({ number: '2', copies: [holdings] }),
      ],
      { newLibraries: false },
    );
    expect(report.newCodes).toEqual({
      loan_type: { REF: 1 },
      collection: {},
      location: { Depósito: 0 },
    });
  });

  it('mean an entry that is here where somebody says so, from then on', async () => {
    await catalogue.query(
      "insert into loan_type (code, name) values ('CL', 'Consulta local'), ('BK', 'Livro')",
    );
    const mappedCodes = [
      { table: 'loan_type', code: 'REF', entryId: 1 },
      // Its own code means an entry, whatever is said.
      { table: 'loan_type', code: 'BK', entryId: 1 },
      { table: 'loan_type', code: 'GONE', entryId: 99 },
    ] as const;
    const types = () =>
      catalogue.query(
        'select barcode, t.code from copy join loan_type t on t.id = loan_type_id order by 1',
      );
    const trial = await catalogue.importRecords(file(), { isDryRun: true, mappedCodes });
    expect(trial.newCodes.loan_type).toEqual({});
    expect(await catalogue.query('select from former_list_code')).toEqual([]);
    await catalogue.importRecords(
      [book({ number: '1', copies: [item('A1', 'REF'), item('A2', 'BK')] })],
      { mappedCodes },
    );
    await catalogue.importRecords([
      book({ number: '2', title: 'Helena', copies: [item('A3', 'REF')] }),
    ]);
    expect(await types()).toEqual([
      { barcode: 'A1', code: 'CL' },
      { barcode: 'A2', code: 'BK' },
      { barcode: 'A3', code: 'CL' },
    ]);
  });
});

describe('entries that an undone import made', () => {
  it('go with it, and come again with the same file', { tags: 'long' }, async () => {
    const report = await catalogue.importRecords(file());
    const before = await fingerprint(catalogue, { sequences: false });
    const gone = { loan_type: ['REF'], collection: ['RARAS'], location: ['SALA'] };
    expect(await catalogue.undo(report, { isDryRun: true })).toMatchObject({ entries: gone });
    expect(await fingerprint(catalogue, { sequences: false })).toBe(before);
    expect(await catalogue.undo(report)).toMatchObject({ withdrawn: 1, entries: gone });
    expect(await kept()).toEqual([{ types: [], collections: [], locations: [] }]);
    await catalogue.importRecords(file());
    expect(
      await catalogue.query(
        `select c.status, t.code as type, l.code as location from copy c
          join loan_type t on t.id = c.loan_type_id join location l on l.id = c.location_id`,
      ),
    ).toEqual([{ status: 'available', type: 'REF', location: 'SALA' }]);
  });

  it(
    'go where the import had put them on a record that is again as it was',
    { tags: 'long' },
    async () => {
      await catalogue.importRecords([book({ number: '1', copies: [item('A1', 'BK')] })]);
      const report = await catalogue.importRecords([
        book({ number: '1', copies: [item('A1', 'DVD'), item('A2', 'REF')] }),
      ]);
      expect(await catalogue.undo(report)).toMatchObject({
        restored: 1,
        entries: { loan_type: ['DVD', 'REF'] },
      });
      expect(await kept()).toMatchObject([{ types: ['BK'] }]);
    },
  );

  it(
    'stay while copies of another import are of them, and go with the last',
    { tags: 'long' },
    async () => {
      const report = await catalogue.importRecords(file());
      const later = await catalogue.importRecords([
        book({ number: '2', title: 'Helena', copies: [item('B1', 'REF')] }),
      ]);
      expect((await catalogue.undo(report)).entries).toEqual({
        loan_type: [],
        collection: ['RARAS'],
        location: ['SALA'],
      });
      expect(await kept()).toMatchObject([{ types: ['REF'] }]);
      expect(
        await catalogue.query(
          "select t.code from copy c join loan_type t on t.id = loan_type_id where barcode = 'A1'",
        ),
      ).toEqual([{ code: 'REF' }]);
      expect((await catalogue.undo(later)).entries.loan_type).toEqual(['REF']);
    },
  );

  it('stay with a copy that was lent since', { tags: 'long' }, async () => {
    const report = await catalogue.importRecords(file());
    await withoutReferences(
      `insert into loan (person_id, login_id, copy_id, title_id, barcode, library_id, lent_at,
          lent_in, due_on, rule)
        select 1, 1, id, title_id, barcode, library_id, now(), library_id, current_date,
          '{"renewals": 3}' from copy`,
    );
    expect(await catalogue.undo(report)).toMatchObject({ withdrawn: 0, entries: none });
  });

  const stayAfter = async (statement: string) => {
    const report = await catalogue.importRecords(file());
    await withoutReferences(statement);
    expect(await catalogue.undo(report)).toMatchObject({
      withdrawn: 1,
      entries: { loan_type: [], location: ['SALA'] },
    });
    expect(await kept()).toMatchObject([{ types: ['REF'] }]);
  };

  it('stay where one was given a name', () =>
    stayAfter("update loan_type set name = 'Consulta local'"));

  it.each([
    ['was named in another language', "update loan_type set name_es = 'Consulta'"],
    ['means a former code', "insert into former_list_code values ('tipo_emprestimo', 'CL', 1)"],
    [
      'has a rule',
      `insert into loan_rule (loan_type_id, loan_limit, period_length, renewals)
        values (1, 0, 7, 0)`,
    ],
    [
      'is what a record says beside staff',
      `update copy set loan_type_id = null, record_says = '{"loan_type_id": 1}'`,
    ],
    ['was written by staff', `update copy set record_says = '{"loan_type_id": null}'`],
    [
      'stands in what staff did to a copy',
      `insert into copy_change (copy_id, act, changes, changed_at, changed_by)
        values (1, 'changed', '{"loan_type_id": [1, null]}', now(), 1)`,
    ],
  ])('stay where one %s', { tags: 'long' }, (_what, statement) => stayAfter(statement));

  it.each([
    [
      'a colour',
      `insert into colour_label (kind, code, until, colour, name_pt, name_en, name_es)
        values ('collection', 'RARAS', 'RARAS', '#112233', 'a', 'a', 'a')`,
    ],
    [
      'a shelf on a plan',
      `insert into plan_shelf (plan_id, position, shape, name, collection_id)
        values (1, 1, 'a', 'Estante', 1)`,
    ],
    [
      'a saved search',
      `insert into saved_search (person_id, name, query, saved_at, alerts, looked_to)
        values (1, 'a', 'q=x&filtro=C%3A1', now(), false, current_date)`,
    ],
    [
      'a shelf of the front page',
      `insert into front_shelf (position, kind, is_on, target, name)
        values (9, 'search', true, 'q=x&filtro=C%3A1', 'a')`,
    ],
  ])('stay where a collection has %s', { tags: 'long' }, async (_what, statement) => {
    const report = await catalogue.importRecords(file());
    await withoutReferences(statement);
    expect((await catalogue.undo(report)).entries.collection).toEqual([]);
  });

  it('were not made by an import where they were there before', async () => {
    await catalogue.query("insert into loan_type (code, name) values ('REF', 'REF')");
    const report = await catalogue.importRecords(file());
    expect((await catalogue.undo(report)).entries.loan_type).toEqual([]);
  });
});

/** Neither people nor logins are needed here. */
const withoutReferences = (statement: string) =>
  catalogue.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
