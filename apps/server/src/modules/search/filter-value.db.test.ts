import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machado, searchRecords } from '../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
});
afterAll(() => server.close());

async function values(query: string, idioma = '1') {
  const answer = await server.app.inject({
    url: `/api/consulta/filtros?${query}`,
    headers: { 'x-idioma': idioma },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<
    { codigo: string; descricao: string; total: number; totalSemFiltro: number }[]
  >();
}

const names = async (query: string, idioma?: string) =>
  (await values(query, idioma)).map(({ descricao }) => descricao);

async function search(query: string) {
  const answer = await server.app.inject(`/api/consulta?${query}`);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}

describe('values of a filter type', () => {
  test('are those of the search, with their counts', async () => {
    expect(await values('tipo=A&q=loucura')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ descricao: machado, total: 1, totalSemFiltro: 1 }),
      ]),
    );
    expect(await values('tipo=A&q=nenhum+titulo')).toEqual([]);
  });

  test.each([
    ['tipo=A&search_text=mach', [machado]],
    ['tipo=A&search_text=ASSÍS', [machado]],
    ['tipo=A&search_text=ado', []],
    ['tipo=B&search_text=central', ['Biblioteca Central']],
    ['tipo=I&search_text=fran', ['francês']],
    ['tipo=Y&search_text=199', ['1990']],
    ['tipo=T&search_text=livro', ['Livro', 'Livro eletrônico']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('are searched by the names of the language asked in', async () => {
    expect(await names('tipo=I&search_text=french', '5')).toEqual(['French']);
    expect(await names('tipo=I&search_text=french')).toEqual([]);
  });

  test('come page by page, years from the newest', async () => {
    const all = await names('tipo=Y');
    expect(all).toEqual(all.toSorted().reverse());
    const pages = [1, 2, 3, 4].map((pagina) => names(`tipo=Y&quantidade=2&pagina=${pagina}`));
    expect((await Promise.all(pages)).flat()).toEqual(all);
    expect(await names('tipo=A&pagina=1000000000')).toEqual([]);
  });

  test('of a type the tab does not have are none', async () => {
    expect(await names('tipo=T&search_tab=periodicos')).toEqual([]);
    expect(await names('tipo=T&guia=periodicos')).toEqual([]);
    expect((await names('tipo=B&search_tab=periodicos')).length).toBeGreaterThan(0);
  });
});

describe('a span of years', () => {
  test.each([
    ['Y:1881-1899', 3],
    ['Y:1899-1881', 3],
    ['Y:1961-', 2],
    ['Y:-1882', 2],
    ['Y:2000-2010', 0],
  ])('%s finds %i', async (filtro, total) => {
    const result = await search(`filtro=${filtro}`);
    expect(result.total).toBe(total);
    const years = result.filtros.find(({ codigo }) => codigo === 'Y')?.contagem ?? [];
    expect(years.map(({ codigo }) => codigo)).not.toContain(filtro.slice(2));
    expect(years).toHaveLength(7);
  });

  test('is chosen under one name, and adds to years chosen', async () => {
    const result = await search('filtro=Y:1899-1881&filtro=Y:1990');
    expect(result.total).toBe(4);
    expect(result.filtrosSelecionados).toEqual([
      { tipo: 'Y', codigo: '1899-1881', descricao: '1881–1899' },
      { tipo: 'Y', codigo: '1990', descricao: '1990' },
    ]);
  });

  test('narrows the values of other types', async () => {
    expect(await names('tipo=A&filtro=Y:1881-1899')).toEqual([machado]);
  });
});

describe('titles by their numbers', () => {
  const lines = async (query: string) => {
    const answer = await server.app.inject(`/api/consulta/titulos-adicionais?${query}`);
    return endpoints.listAdditionalTitles.responses[200].parse(answer.json());
  };

  test('come in the order asked, each once; unknown ones are told', async () => {
    const [casmurro, alienista] = [
      await server.titleId('Dom Casmurro'),
      await server.titleId('O alienista'),
    ];
    const query = [alienista, 999_999, casmurro, alienista].map((id) => `acervos=${id}`).join('&');
    const { acervos, nao_encontrados } = await lines(query);
    expect(acervos.map(({ cod_acervo }) => cod_acervo)).toEqual([alienista, casmurro]);
    expect(nao_encontrados).toEqual([999_999]);
    expect((await lines(`acervos=${casmurro}`)).acervos[0]?.disponibilidade.exemplares).toBe(1);
  });
});
