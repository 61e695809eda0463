import { endpoints } from '@estante/contract';
import { openInProcessEngine } from '@estante/search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

// The clock of the tests stands at 10 March 2026.
const included = {
  Hoje: '2026-03-10',
  'Seis dias': '2026-03-04',
  'Sete dias': '2026-03-03',
  'Um mês': '2026-02-10',
  'Mais de um mês': '2026-02-09',
  'Três meses': '2025-12-10',
  Antes: '2025-12-09',
  'Muito antes': '1999-05-20',
};
type Title = keyof typeof included;
const titles = Object.keys(included) as Title[];

let server: TestApp;
beforeAll(async () => {
  const engine = await openInProcessEngine({ snapshotPath: null, workers: 1, onWarning: () => {} });
  const year = (title: Title) => (title === 'Hoje' ? 1990 : 2020);
  const records = titles.map((title) => aBook({ title, year: year(title) }));
  server = await startTestApp({ records, engine });
  for (const title of titles) {
    await server.db
      .updateTable('title')
      .set({ included_on: included[title] })
      .where('id', '=', await server.titleId(title))
      .execute();
  }
  await server.follower.rebuild();
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/consulta${path}`);

async function search(query: string, guia = 'novas-aquisicoes') {
  const answer = await get(`?guia=${guia}&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}

const found = async (query: string, guia?: string) =>
  (await search(query, guia)).acervos.map(({ titulo }) => titulo);

/** Titles in their order, newest first, from one to another. */
const between = (first: Title, last: Title) =>
  titles.slice(titles.indexOf(first), titles.indexOf(last) + 1);

describe('finds what came', () => {
  test.each([
    ['', titles],
    ['periodo=semana', between('Hoje', 'Seis dias')],
    ['periodo=mes', between('Hoje', 'Um mês')],
    ['periodo=trimestre', between('Hoje', 'Três meses')],
    ['inclusao_ini=2026-02-09', between('Hoje', 'Mais de um mês')],
    ['inclusao_fim=2025-12-09', between('Antes', 'Muito antes')],
    ['inclusao_ini=2026-02-09&inclusao_fim=2026-03-03', between('Sete dias', 'Mais de um mês')],
    ['inclusao_ini=2025&inclusao_fim=2025', between('Três meses', 'Antes')],
    ['inclusao_ini=10/03/2026', ['Hoje']],
    ['inclusao_ini=2026-03-11', []],
    // Both must fit.
    ['periodo=semana&inclusao_fim=2026-03-09', ['Seis dias']],
    ['periodo=mes&q=dias', between('Seis dias', 'Sete dias')],
  ])('with %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('in any tab', async () => {
    expect(await found('periodo=semana&ordenacao=I', 'geral')).toEqual(['Hoje', 'Seis dias']);
  });
});

describe('counts each period', { tags: 'long' }, () => {
  const counts = async (query: string) => {
    const { periodos } = await search(query);
    return periodos && [periodos.total, ...periodos.contagem.map(({ total }) => total)];
  };

  test.each([
    ['', [8, 2, 4, 6]],
    // A period's own choice narrows no period.
    ['periodo=semana', [8, 2, 4, 6]],
    ['inclusao_fim=1999', [8, 2, 4, 6]],
    // All else does.
    ['q=dias', [2, 1, 2, 2]],
    ['filtro=Y:1990', [1, 1, 1, 1]],
    ['filtro=Y:2000-', [7, 1, 3, 5]],
    ['filtro=Y:2000-&inclusao_ini=2026-03-10', [7, 1, 3, 5]],
    ['q=nada', [0, 0, 0, 0]],
  ])('under %j', async (query, expected) => {
    expect(await counts(query)).toEqual(expected);
  });

  test('from its first day on', async () => {
    const { periodos } = await search('');
    expect(periodos?.contagem.map(({ codigo, data_ini }) => [codigo, data_ini])).toEqual([
      ['semana', '2026-03-04'],
      ['mes', '2026-02-10'],
      ['trimestre', '2025-12-10'],
    ]);
  });

  test('of new acquisitions alone', async () => {
    expect((await search('', 'geral')).periodos).toBeNull();
  });
});

test('filters are counted within the period', async () => {
  const { filtros, total } = await search('periodo=semana');
  expect(total).toBe(2);
  const years = filtros.find(({ codigo }) => codigo === 'Y')?.contagem;
  expect(years?.map(({ codigo, total: one }) => [codigo, one])).toEqual([
    ['2020', 1],
    ['1990', 1],
  ]);
  const values = await get('/filtros?guia=novas-aquisicoes&periodo=semana&tipo=Y');
  expect(values.json()).toMatchObject([{ codigo: '2020', total: 1 }, { codigo: '1990' }]);
});

test.each([
  ['inclusao_ini=2026-02-30', 'DataInvalida', 'inclusao_ini'],
  ['inclusao_fim=ontem', 'DataInvalida', 'inclusao_fim'],
  ['inclusao_ini=2026-03-02&inclusao_fim=2026-03-01', 'DatasInvertidas', 'inclusao_fim'],
  ['periodo=ano', 'DadosInvalidos', 'periodo'],
])('%s is refused by name', async (query, codigo, campo) => {
  for (const path of ['?', '/filtros?tipo=A&']) {
    const answer = await get(`${path}guia=novas-aquisicoes&${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ erro: { codigo, campos: [{ campo }] } });
  }
});
