import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchRecords } from '../../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
});
afterAll(() => server.close());

const get = (path: string, idioma = '1') =>
  server.app.inject({ url: `/api${path}`, headers: { 'x-idioma': idioma } });

async function search(rows: readonly string[], more = '') {
  const query = new URLSearchParams(rows.map((row): [string, string] => ['termo', row]));
  const answer = await get(`/consulta?guia=avancada&${query.toString()}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}

const titles = async (rows: readonly string[], more?: string) =>
  (await search(rows, more)).acervos.map(({ titulo }) => titulo).toSorted();

const [cubas, casmurro, alienista] = [
  'Memórias póstumas de Brás Cubas',
  'Dom Casmurro',
  'O alienista',
];
const [loucura, letras, saude] = ['História da loucura', 'Revista de letras', 'Revista de saúde'];

describe('rows', () => {
  test.each([
    [['E:autor:machado'], [casmurro, cubas, alienista]],
    [
      ['E:autor:machado', 'NAO:titulo:casmurro'],
      [cubas, alienista],
    ],
    [['E:autor:machado', 'E:assunto:loucura'], [alienista]],
    [
      ['E:titulo:casmurro', 'OU:assunto:loucura'],
      [casmurro, loucura, alienista],
    ],
    [['E:livre:"dom casmurro" OR alienista'], [casmurro, alienista]],
    [['E:titulo:memor* -postumas'], []],
    [['E:titulo:revist*', 'NAO:titulo:letras'], [saude]],
    [['E:numero_chamada:869.3', 'NAO:serie:classicos'], [cubas]],
    [
      ['E:isbn_issn:978-85-359-1066-7', 'OU:editora:garnier'],
      [casmurro, cubas],
    ],
    [['E:notas:verme'], [cubas]],
  ])('%j', async (rows, expected) => {
    expect(await titles(rows)).toEqual(expected.toSorted());
  });

  test('are grouped from left to right', async () => {
    const either = ['E:titulo:casmurro', 'OU:titulo:alienista'];
    expect(await titles([...either, 'E:assunto:ciume'])).toEqual([casmurro]);
    expect(await titles(['E:assunto:ciume', 'E:titulo:casmurro', 'OU:titulo:alienista'])).toEqual(
      [casmurro, alienista].toSorted(),
    );
    expect(await titles([...either, 'NAO:autor:machado', 'OU:titulo:letras'])).toEqual([letras]);
  });

  test('that say nothing change nothing', async () => {
    const nothing = ['E:titulo:', 'NAO:livre:!?', 'OU:autor:""'];
    expect(await titles([...nothing, 'E:autor:foucault', ...nothing])).toEqual([loucura]);
    expect((await search(nothing)).total).toBe(searchRecords.length);
    expect((await search([])).total).toBe(searchRecords.length);
  });

  test('may begin with one that is not wanted; a first OU is read as E', async () => {
    expect(await titles(['NAO:autor:machado', 'NAO:titulo:revista'])).toEqual([
      'A ação humana',
      loucura,
    ]);
    expect(await titles(['OU:autor:machado', 'E:titulo:casmurro'])).toEqual([casmurro]);
  });

  test('are narrowed by filters and words beside them', async () => {
    expect(await titles(['E:autor:machado'], '&filtro=Y:1880-1890&filtro=B:3')).toEqual([
      alienista,
    ]);
    expect(await titles(['E:autor:machado'], '&q=ironia')).toEqual([cubas]);
  });

  test('count the values of a facet', async () => {
    const answer = await get('/consulta/filtros?guia=avancada&tipo=S&termo=E:autor:mises');
    expect(answer.json<{ descricao: string }[]>().map(({ descricao }) => descricao)).toEqual([
      'Ação',
      'Economia',
    ]);
  });
});

test('one row that finds nothing is put right, of several none', async () => {
  const { correcao, mais_ampla } = await search(['E:titulo:casmurro xyzzyq']);
  expect([correcao, mais_ampla]).toEqual([null, 'casmurro']);
  expect((await search(['E:titulo:casmuro'])).correcao).toBe('casmurro');
  expect((await search(['E:titulo:casmuro', 'E:autor:xyzzyq'])).correcao).toBeNull();
});

test.each([
  ['1', 'QUE:autor:a', 'termo.1.operador'],
  ['5', 'E:capa:a', 'termo.1.campo'],
  ['3', 'autor', 'termo.1.operador'],
])('in language %s, %j is refused by its part', async (idioma, row, field) => {
  const answer = await get(`/consulta?guia=avancada&termo=E:livre:a&termo=${row}`, idioma);
  expect(answer.statusCode).toBe(422);
  const { erro } = answer.json<{ erro: { mensagem: string; campos: { campo: string }[] } }>();
  expect(erro.mensagem).not.toContain(field);
  expect(erro.campos[0]).toMatchObject({ campo: field, mensagem: expect.stringMatching(/\S/) });
});

test('the tab has its filters and orders', async () => {
  const filters = (await get('/consulta/filtros?search_tab=avancada')).json<{ codigo: string }[]>();
  expect(filters.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining(['I', 'T', 'B', 'Y']));
  const orders = (await get('/consulta/ordenacao?search_tab=avancada')).json<
    { codigo: string }[]
  >();
  expect(orders[0]?.codigo).toBe('C');
});
