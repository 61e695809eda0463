import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook, aSerial, type CopyOverrides } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

// The clock of the tests stands at 10 March 2026.
const titles: Readonly<Record<string, readonly CopyOverrides[]>> = {
  Livre: [{ library: 'CENTRAL' }, { library: 'SAUDE', dueOn: '2026-03-20' }],
  'Toda fora': [
    { library: 'CENTRAL', dueOn: '2026-03-20' },
    { library: 'LETRAS', dueOn: '2026-03-12' },
    // Should be back already: nobody knows when it comes.
    { library: 'SAUDE', dueOn: '2026-03-09' },
  ],
  Hoje: [{ library: 'CENTRAL', dueOn: '2026-03-10' }],
  Atrasado: [{ library: 'CENTRAL', dueOn: '2026-03-09' }],
  'Sem data': [{ library: 'CENTRAL', dueOn: 'em breve' }],
  Consulta: [
    { library: 'CENTRAL', notForLoan: '1' },
    { library: 'CENTRAL', dueOn: '2026-04-01' },
  ],
  'Em processamento': [{ library: 'CENTRAL', notForLoan: '-1' }],
  'Perdido fora': [{ library: 'CENTRAL', isLost: true, dueOn: '2026-03-20' }],
};

let server: TestApp;
beforeAll(async () => {
  const books = Object.entries(titles).map(([title, copies]) => aBook({ title, copies }));
  server = await startTestApp({ records: [...books, aSerial({ title: 'Revista' })] });
});
afterAll(() => server.close());

async function of(title: string) {
  const url = `/api/acervo/${await server.titleId(title)}/bibliotecas`;
  return endpoints.listTitleLibraries.responses[200].parse((await server.app.inject(url)).json());
}

test.each([
  ['Livre', [2, 1, 0, 1, '2026-03-20']],
  ['Toda fora', [3, 0, 0, 3, '2026-03-12']],
  ['Hoje', [1, 0, 0, 1, '2026-03-10']],
  ['Atrasado', [1, 0, 0, 1, null]],
  ['Sem data', [1, 0, 0, 1, null]],
  // A copy for reading on the spot cannot be borrowed.
  ['Consulta', [2, 0, 1, 1, '2026-04-01']],
  ['Em processamento', [1, 0, 0, 0, null]],
  ['Perdido fora', [0, 0, 0, 0, null]],
  ['Revista', [0, 0, 0, 0, null]],
])('%s', async (title, expected) => {
  const found = await of(title);
  expect([
    found.exemplares,
    found.disponiveis,
    found.consulta_local,
    found.emprestados,
    found.previsao_devolucao,
  ]).toEqual(expected);
});

test('each library says on which campus it is, and what can only be read there', async () => {
  expect((await of('Livre')).bibliotecas).toMatchObject([
    { desc_biblioteca: 'Biblioteca Central', cod_campus: 1, disponiveis: 1, consulta_local: 0 },
    { desc_biblioteca: 'Biblioteca da Saúde', cod_campus: 2, disponiveis: 0 },
  ]);
  expect((await of('Consulta')).bibliotecas).toMatchObject([{ disponiveis: 0, consulta_local: 1 }]);
});

test('a result says the same, and a copy its own day, be it past', async () => {
  const { acervos } = endpoints.searchTitles.responses[200].parse(
    (await server.app.inject('/api/consulta?titulo=toda%20fora')).json(),
  );
  expect(acervos[0]?.disponibilidade).toEqual(await of('Toda fora'));
  const { exemplares } = endpoints.listCopies.responses[200].parse(
    (await server.app.inject(`/api/acervo/${acervos[0]?.cod_acervo}/exemplares`)).json(),
  );
  expect(exemplares.map(({ previsao_devolucao }) => previsao_devolucao)).toEqual([
    '2026-03-20',
    '2026-03-09',
    '2026-03-12',
  ]);
});

test(
  'a copy that came back is expected no more, and one that left its record neither',
  { tags: 'long' },
  async () => {
    const returned = aBook({ title: 'Hoje', copies: [{ library: 'CENTRAL' }] });
    await server.importRecords([returned, aBook({ title: 'Toda fora' })]);
    expect(await of('Hoje')).toMatchObject({ disponiveis: 1, previsao_devolucao: null });
    expect(await of('Toda fora')).toMatchObject({ exemplares: 0, previsao_devolucao: null });
    // As they were, for the other tests.
    await server.importRecords(
      ['Hoje', 'Toda fora'].map((title) => aBook({ title, copies: titles[title] ?? [] })),
    );
  },
);

test('the database itself knows no day of return of a copy that is in', async () => {
  const update = server.db.updateTable('copy').set({ due_on: '2026-03-20' });
  await expect(update.where('status', '=', 'available').execute()).rejects.toThrow(
    /copy_due_while_out/,
  );
});

test('a copy that no rule lends is read there, for results, panel, copies and statistics alike', async () => {
  const { db } = server;
  const id = await server.titleId('Livre');
  const rule = { loan_limit: 0, period_length: 7, renewals: 0 };
  await db.deleteFrom('loan_rule').execute();
  await db.insertInto('loan_rule').values(rule).execute();
  expect(await of('Livre')).toMatchObject({ disponiveis: 0, consulta_local: 1 });
  const copies = await server.app.inject(`/api/acervo/${id}/exemplares`);
  expect(
    endpoints.listCopies.responses[200]
      .parse(copies.json())
      .exemplares.map(({ situacao }) => situacao),
  ).toEqual(['consulta', 'emprestado']);
  const totals = await server.app.inject(`/api/acervo/${id}/totais`);
  expect(totals.json()).toMatchObject({ disponiveis: 0, consulta_local: 1 });
  await db.deleteFrom('loan_rule').execute();
});
