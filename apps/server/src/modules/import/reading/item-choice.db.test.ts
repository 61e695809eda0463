import { readItemTable, type ItemChoice, type MarcRecord } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { warningSentence } from '../run/warning-sentence.ts';
import { openCatalogue, type TestCatalogue } from '../testing/catalogue.ts';
import { book, copy, field } from '../testing/records.ts';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await openCatalogue();
});
afterEach(() => catalogue.close());

const table = readItemTable('990 codigo_barras a\n990 biblioteca b') as ItemChoice;
const both = (library = 'BC'): MarcRecord[] => [
  book({
    copies: [copy('BC', 'K1'), field('990', '  ', ['a', 'T1'], ['b', library])],
  }),
];
const live = async () =>
  (
    await catalogue.query<{ barcode: string }>(
      `select barcode from copy where status <> 'withdrawn' order by barcode`,
    )
  ).map(({ barcode }) => barcode);

describe('whose fields the items are in', () => {
  it('may be said anew: the same record then has other copies', async () => {
    await catalogue.importRecords(both());
    expect(await live()).toEqual(['K1']);
    const named = await catalogue.importRecords(both(), { items: table });
    expect(named.kinds.bibliographic).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await live()).toEqual(['T1']);
    expect(await catalogue.importRecords(both(), { items: table })).toMatchObject({
      kinds: { bibliographic: { unchanged: 1 } },
      copies: { added: 0, changed: 0, withdrawn: 0 },
    });
    await catalogue.importRecords(both(), { items: 'none' });
    expect(await live()).toEqual([]);
  });

  it('tells of words for the state of a copy that are not known', { tags: 'long' }, async () => {
    const items = readItemTable(
      '990 codigo_barras a\n990 biblioteca b\n990 situacao s',
    ) as ItemChoice;
    const item = (barcode: string, state: string) =>
      field('990', '  ', ['a', barcode], ['b', 'BC'], ['s', state]);
    const { warnings } = await catalogue.importRecords(
      [
        book({ copies: [item('1', 'Empenado'), item('2', 'Empenado'), item('3', 'Disponível')] }),
        book({ number: '2', title: 'Helena', copies: [item('4', 'Perda'), item('5', 'Empenado')] }),
      ],
      { items },
    );
    expect(warnings).toEqual({ 'unknown-state/Empenado': 2 });
    const t = translatorFor('pt');
    expect(warningSentence('unknown-state/Empenado', t)).toBe(
      'situação de exemplar que não se conhece, lida como disponível: Empenado',
    );
    expect(await catalogue.query('select distinct status from copy order by 1')).toEqual([
      { status: 'available' },
      { status: 'lost' },
    ]);
  });

  it('changes nothing where the records say the same', { tags: 'long' }, async () => {
    const records = [book({ copies: [copy('BC', 'K1')] }), book({ number: '2', title: 'Helena' })];
    await catalogue.importRecords(records);
    const report = await catalogue.importRecords(records, { items: 'koha' });
    expect(report.kinds.bibliographic).toMatchObject({ unchanged: 2 });
  });

  it('is kept for copies that wait for their library', { tags: 'long' }, async () => {
    await catalogue.importRecords(both());
    await catalogue.importRecords(both('XX'), { items: table, newLibraries: false });
    await catalogue.query(
      `insert into library_code (code, library_id) select 'XX', id from library where code = 'BC'`,
    );
    await catalogue.placeItems();
    expect(await live()).toContain('T1');
    expect(await live()).not.toContain('K1');
  });

  it(
    'is kept for what an import overwrote, when that is taken back',
    { tags: 'long' },
    async () => {
      await catalogue.importRecords(both(), { items: table });
      const report = await catalogue.importRecords(both(), { items: 'koha' });
      expect(await live()).toEqual(['K1']);
      await catalogue.undo(report);
      expect(await live()).toEqual(['T1']);
    },
  );

  it('and the first copies are told, as they were read', async () => {
    const report = await catalogue.importRecords(both(), { items: table, isDryRun: true });
    expect(report.files).toMatchObject([
      {
        facts: { items: 'table', titles: ['Memórias póstumas de Brás Cubas'], copies: ['BC · T1'] },
      },
    ]);
  });
});
