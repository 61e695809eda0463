import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { book, copy, field, serialHoldings } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

/** Reads the catalogue as readers see it, without columns that only count changes. */
const shown = () =>
  catalogue.query(
    `select t.id, t.description, t.withdrawn_at is not null as gone,
        (select array_agg(h.text order by h.text) from title_heading th
          join heading h on h.id = th.heading_id where th.title_id = t.id) as headings,
        (select array_agg(c.barcode || ' ' || c.call_number || ' ' || c.status order by c.id)
          from copy c where c.title_id = t.id) as copies
      from title t order by t.id`,
  );

const first = () => [
  book({ number: '1', copies: [copy('BC', 'A1'), copy('BC', 'A2')] }),
  book({ number: '2', title: 'O cortiço', author: 'Azevedo, Aluísio', isbn: '9788535914849' }),
];

describe('undoing an import', () => {
  it('brings back what it overwrote: description, headings and copies', async () => {
    await catalogue.importRecords(first());
    const before = await shown();
    const report = await catalogue.importRecords([
      book({ number: '1', subjects: ['Ironia'], copies: [copy('BC', 'A2', '869.9')] }),
    ]);
    expect(report.kinds.bibliographic.changed).toBe(1);
    expect(await shown()).not.toEqual(before);

    expect(await catalogue.undo(report)).toEqual({
      restored: 1,
      withdrawn: 0,
      separated: 0,
      refused: [],
      entries: { loan_type: [], collection: [], location: [] },
      isInterrupted: false,
    });

    expect(await shown()).toEqual(before);
    const again = await catalogue.importRecords(first());
    expect(again.kinds.bibliographic).toMatchObject({ unchanged: 2 });
  });

  it('withdraws what it added, which comes back when it is imported again', async () => {
    await catalogue.importRecords(first());
    const added = [book({ number: '3', title: 'Dom Casmurro', copies: [copy('BC', 'C1')] })];
    const report = await catalogue.importRecords(added);

    expect(await catalogue.undo(report)).toMatchObject({ restored: 0, withdrawn: 1, refused: [] });
    expect(await shown()).toMatchObject([
      { gone: false },
      { gone: false },
      { gone: true, copies: ['C1 869.3 withdrawn'] },
    ]);

    await catalogue.importRecords(added);
    expect((await shown())[2]).toMatchObject({ gone: false, copies: ['C1 869.3 available'] });
  });

  it('takes a record from the title it joined', async () => {
    await catalogue.importRecords(first());
    const before = await shown();
    const report = await catalogue.importRecords([
      book({
        number: null,
        source: 'OUTRA',
        title: 'O cortiço',
        author: 'Azevedo, Aluísio',
        isbn: '9788535914849',
        copies: [copy('BN', 'B1')],
      }),
    ]);
    expect(report.kinds.bibliographic.joined).toBe(1);
    expect(await catalogue.undo(report)).toMatchObject({ separated: 1, withdrawn: 0 });
    const after = await shown();
    expect(after.map(({ ...row }) => ({ ...row, copies: null }))).toEqual(
      before.map(({ ...row }) => ({ ...row, copies: null })),
    );
    expect(after[1]).toMatchObject({ copies: ['B1 869.3 withdrawn'] });
  });

  it('brings back a title that the import withdrew', { tags: 'long' }, async () => {
    await catalogue.importRecords(first());
    const before = await shown();
    const [one] = first();
    const report = await catalogue.importRecords([
      { ...one, leader: '00000dam a2200000 a 4500', fields: one?.fields ?? [] },
    ]);
    expect(report.kinds.bibliographic.withdrawn).toBe(1);
    await catalogue.undo(report);
    expect(await shown()).toEqual(before);
  });

  it('brings back with it what its holdings records tell of', { tags: 'long' }, async () => {
    const held = serialHoldings('h1', '1', 'BC', 'v. 1');
    const piece = field('852', '0 ', ['b', 'BC'], ['p', 'H1']);
    await catalogue.importRecords([...first(), { ...held, fields: [...held.fields, piece] }]);
    const holdings = () => catalogue.query('select statements from holding');
    const before = [await shown(), await holdings()];
    const [one] = first();
    const report = await catalogue.importRecords([
      { ...one, leader: '00000dam a2200000 a 4500', fields: one?.fields ?? [] },
    ]);
    expect([await shown(), await holdings()]).not.toEqual(before);
    await catalogue.undo(report);
    expect([await shown(), await holdings()]).toEqual(before);
  });

  it(
    'brings back with it the holdings that the same file withdrew, and none that another did',
    { tags: 'long' },
    async () => {
      const held = serialHoldings('h1', '1', 'BC', 'v. 1');
      const piece = field('852', '0 ', ['b', 'BC'], ['p', 'H1']);
      const [one] = first();
      const holdings = { ...held, fields: [...held.fields, piece] };
      await catalogue.importRecords([...first(), holdings]);
      const withdrawn = { ...one, leader: '00000dam a2200000 a 4500', fields: one?.fields ?? [] };
      const withdrawnHoldings = { ...holdings, leader: '00000dy  a2200000n  4500' };
      const all = async () => [
        await shown(),
        await catalogue.query('select statements from holding'),
      ];
      const before = await all();
      const both = await catalogue.importRecords([withdrawn, withdrawnHoldings]);
      expect(both.kinds.holdings.withdrawn).toBe(1);
      await catalogue.undo(both);
      expect(await all()).toEqual(before);

      const report = await catalogue.importRecords([withdrawn]);
      await catalogue.importRecords([withdrawnHoldings]);
      await catalogue.undo(report);
      expect(await shown()).toMatchObject([
        { gone: false, copies: ['A1 869.3 available', 'A2 869.3 available', 'H1  withdrawn'] },
        {},
      ]);
      expect(await catalogue.query('select from holding')).toEqual([]);
    },
  );

  it(
    'has a title described again by the record that did, where another took its place',
    { tags: 'long' },
    async () => {
      const isbn = '9788535914849';
      const other = book({ number: null, source: 'OUTRA', isbn, subjects: ['Ironia'] });
      const described = book({ number: '1', isbn });
      await catalogue.importRecords([described, other]);
      const before = await shown();
      expect(before).toHaveLength(1);
      const report = await catalogue.importRecords([
        { ...described, leader: '00000dam a2200000 a 4500' },
      ]);
      expect(await shown()).toMatchObject([
        { gone: false, headings: ['Assis, Machado de, 1839-1908', 'Ironia'] },
      ]);
      await catalogue.undo(report);
      expect(await shown()).toEqual(before);
    },
  );

  it(
    'takes what holdings records tell of away again where it withdraws a title that came back',
    { tags: 'long' },
    async () => {
      const held = serialHoldings('h1', '1', 'BC', 'v. 1');
      const piece = field('852', '0 ', ['b', 'BC'], ['p', 'H1']);
      const file = [...first(), { ...held, fields: [...held.fields, piece] }];
      await catalogue.importRecords(file);
      const [one] = first();
      await catalogue.importRecords([
        { ...one, leader: '00000dam a2200000 a 4500', fields: one?.fields ?? [] },
      ]);
      const before = await shown();
      const report = await catalogue.importRecords(file);
      expect(await shown()).not.toEqual(before);
      await catalogue.undo(report);
      expect(await shown()).toEqual(before);
      expect(await catalogue.query('select from holding')).toEqual([]);
      await catalogue.importRecords(file);
      expect(await shown()).not.toEqual(before);
    },
  );

  it(
    'leaves what a later import changed, and names it and that import',
    { tags: 'long' },
    async () => {
      const report = await catalogue.importRecords(first());
      const later = await catalogue.importRecords([book({ number: '1', subjects: ['Ironia'] })]);
      const undone = await catalogue.undo(report);
      expect(undone).toMatchObject({
        withdrawn: 1,
        refused: [
          {
            titleId: 1,
            title: 'Memórias póstumas de Brás Cubas',
            controlNumber: '1',
            reason: 'changed',
            changedBy: later.importId,
          },
        ],
      });
      await catalogue.undo(later);
      expect(await catalogue.undo(report)).toMatchObject({ withdrawn: 1, refused: [] });
    },
  );

  it(
    'leaves what was overwritten where the same came in again as a record of its own',
    { tags: 'long' },
    async () => {
      const [one] = first();
      const edited = book({ number: '1', subjects: ['Ironia'] });
      await catalogue.importRecords(first());
      const report = await catalogue.importRecords([edited]);
      const both = await catalogue.importRecords(one ? [edited, one] : []);
      expect(both.kinds.bibliographic).toMatchObject({ unchanged: 1, joined: 1 });
      expect(await catalogue.undo(report)).toMatchObject({
        restored: 0,
        refused: [{ titleId: 1, reason: 'changed', changedBy: null }],
      });
    },
  );

  it('leaves what was lent since, and what a reader waits for', async () => {
    const report = await catalogue.importRecords([
      book({ number: '1', copies: [copy('BC', 'A1')] }),
      book({ number: '2', title: 'O cortiço', copies: [copy('BC', 'B1')] }),
      book({ number: '3', title: 'Dom Casmurro' }),
    ]);
    // As a sheet tells of it: before the import by its day.
    await lend('A1', '2020-03-01');
    await wait(2);
    expect(await catalogue.undo(report)).toMatchObject({
      withdrawn: 1,
      refused: [
        { titleId: 1, reason: 'lent', changedBy: null },
        { titleId: 2, reason: 'wanted' },
      ],
    });
    expect(await shown()).toMatchObject([{ gone: false }, { gone: false }, { gone: true }]);
  });

  it(
    'leaves a copy that was ever lent of a title that was there, and takes one that was not',
    { tags: 'long' },
    async () => {
      const [, two] = first();
      await catalogue.importRecords(first());
      const report = await catalogue.importRecords([
        book({ number: '1', copies: ['A1', 'A2', 'A3'].map((barcode) => copy('BC', barcode)) }),
        ...(two ? [{ ...two, fields: [...two.fields, copy('BC', 'B1')] }] : []),
      ]);
      // A sheet tells of loans before the import, of the copy that it added and of one that was there.
      await lend('A3', '2020-03-01');
      await lend('A1', '2020-03-01');
      const kept = await shown();
      const lent = { restored: 1, refused: [{ titleId: 1, reason: 'lent', changedBy: null }] };
      expect(await catalogue.undo(report, { isDryRun: true })).toMatchObject(lent);
      expect(await catalogue.undo(report)).toMatchObject(lent);
      expect(await shown()).toMatchObject([
        kept[0] ?? {},
        { gone: false, copies: ['B1 869.3 withdrawn'] },
      ]);
    },
  );

  it(
    'does not withdraw again a title that it brought back and that was lent, or is waited for',
    { tags: 'long' },
    async () => {
      const file = first();
      await catalogue.importRecords(file);
      await catalogue.importRecords(
        file.map((record) => ({ ...record, leader: '00000dam a2200000 a 4500' })),
      );
      const report = await catalogue.importRecords(file);
      await lend('A1', '2020-03-01');
      await wait(2);
      expect(await catalogue.undo(report)).toMatchObject({
        restored: 0,
        refused: [
          { titleId: 1, reason: 'lent' },
          { titleId: 2, reason: 'wanted' },
        ],
      });
      expect(await shown()).toMatchObject([{ gone: false }, { gone: false }]);
    },
  );

  it('does nothing in a dry run, and nothing the second time', { tags: 'long' }, async () => {
    const report = await catalogue.importRecords(first());
    const before = await fingerprint(catalogue);
    expect(await catalogue.undo(report, { isDryRun: true })).toMatchObject({ withdrawn: 2 });
    expect(await fingerprint(catalogue)).toBe(before);
    expect(await catalogue.undo(report)).toMatchObject({ withdrawn: 2 });
    expect(await catalogue.undo(report)).toMatchObject({ withdrawn: 0, refused: [] });
  });
});

it('an import that changes nothing has no number', { tags: 'long' }, async () => {
  expect((await catalogue.importRecords(first())).importId).toBe(1);
  expect((await catalogue.importRecords(first())).importId).toBeNull();
});

/** Neither people nor logins are needed here. */
const withoutReferences = (statement: string) =>
  catalogue.query(`begin; set local session_replication_role = replica; ${statement}; commit`);

async function lend(barcode: string, day = 'now'): Promise<void> {
  await withoutReferences(
    `insert into loan (person_id, login_id, copy_id, title_id, barcode, library_id, lent_at, lent_in,
        due_on, rule)
      select 1, 1, id, title_id, barcode, library_id, '${day}', library_id, current_date,
        '{"renewals": 3}' from copy where barcode = '${barcode}'`,
  );
}

async function wait(titleId: number): Promise<void> {
  await withoutReferences(
    `insert into hold (person_id, login_id, title_id, library_id, volume, tome, part,
        additional_material, placed_at)
      select 1, 1, ${titleId}, min(id), '', '', '', '', now() from library`,
  );
}
