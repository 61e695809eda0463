import { endpoints, type Success } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machado, searchRecords } from '../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

type Result = Success<typeof endpoints.searchTitles>;

const [central, letras, saude] = ['1', '2', '3'];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
});
afterAll(() => server.close());

type Terms = Readonly<Record<string, string | readonly string[]>>;

async function search(terms: Terms, idioma = '1'): Promise<Result> {
  const query = Object.entries(terms).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const answer = await server.app.inject({
    url: `/api/consulta?${new URLSearchParams(query).toString()}`,
    headers: { 'x-idioma': idioma },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}

const titlesOf = ({ acervos }: Result) => acervos.map(({ titulo }) => titulo);
const titles = async (terms: Terms) => titlesOf(await search(terms)).toSorted();

function valuesOf(result: Result, type: string) {
  return result.filtros.find(({ codigo }) => codigo === type)?.contagem ?? [];
}

const countsOf = (result: Result, type: string) =>
  Object.fromEntries(
    valuesOf(result, type).map((value) => [value.codigo, [value.total, value.totalSemFiltro]]),
  );

describe('what was typed', () => {
  test.each([
    ['casmurro', ['Dom Casmurro']],
    ['CASMURRO dom', ['Dom Casmurro']],
    ['memorias postumas', ['Memórias póstumas de Brás Cubas']],
    ['memórias Bras', ['Memórias póstumas de Brás Cubas']],
    ['acao', ['A ação humana']],
    ['AÇÃO', ['A ação humana']],
    ['loucura', ['História da loucura', 'O alienista']],
    ['machado loucura', ['O alienista']],
    ['"historia da loucura"', ['História da loucura']],
    ['"loucura da historia"', []],
    ['"dom casmurro" ciume', ['Dom Casmurro']],
    ['"dom casmurro', ['Dom Casmurro']],
    ['"" casmurro', ['Dom Casmurro']],
    ['9788535910667', ['Memórias póstumas de Brás Cubas']],
    ['978-85-359-1066-7', ['Memórias póstumas de Brás Cubas']],
    ['verme', ['Memórias póstumas de Brás Cubas']],
    ['palavra que nenhum titulo tem', []],
  ])('%s', async (q, expected) => {
    expect(await titles({ q })).toEqual(expected);
  });

  test.each(['', '   ', '""', '!?…', '" "'])('%j asks for everything', async (q) => {
    expect((await search({ q })).total).toBe(searchRecords.length);
  });

  test.each([
    [{ q: 'loucura', indice: 'titulo' }, ['História da loucura']],
    [{ q: 'loucura', indice: 'assunto' }, ['História da loucura', 'O alienista']],
    [{ titulo: 'loucura' }, ['História da loucura']],
    [{ autor: 'assis', assunto: 'loucura' }, ['O alienista']],
    [{ autor: 'casmurro' }, []],
    [{ serie: 'classicos' }, ['Dom Casmurro']],
    [{ editora: 'garnier' }, ['Dom Casmurro']],
    [{ isbn_issn: '9788535910667' }, ['Memórias póstumas de Brás Cubas']],
    [{ numero_chamada: '869.3' }, ['Dom Casmurro', 'Memórias póstumas de Brás Cubas']],
    [{ notas: 'verme' }, ['Memórias póstumas de Brás Cubas']],
    [{ q: 'machado', titulo: '"dom casmurro"' }, ['Dom Casmurro']],
  ])('in fields: %j', async (terms, expected) => {
    expect(await titles(terms)).toEqual(expected);
  });
});

describe('filters', () => {
  test('of one type are alternatives, of two types conditions', async () => {
    expect((await search({ filtro: `B:${central}` })).total).toBe(3);
    expect((await search({ filtro: [`B:${central}`, `B:${saude}`] })).total).toBe(5);
    expect(await titles({ filtro: [`B:${central}`, `B:${saude}`, 'Y:1882'] })).toEqual([
      'O alienista',
    ]);
    expect(await titles({ q: 'machado', filtro: [`B:${letras}`, 'Y:1881'] })).toEqual([
      'Memórias póstumas de Brás Cubas',
    ]);
    expect((await search({ filtro: ['U:1'] })).total).toBe(4);
  });

  test('are counted under those of the other types, and under none', async () => {
    const result = await search({ q: 'machado', filtro: [`B:${central}`, 'Y:1899'] });
    expect(result.total).toBe(1);
    // Counts by library are of 1899 alone, those by year of the Central alone.
    expect(countsOf(result, 'B')).toEqual({ [central]: [1, 2] });
    expect(countsOf(result, 'Y')).toEqual({ 1881: [1, 1], 1899: [1, 1] });
    expect(countsOf(result, 'T')).toEqual({ book: [1, 3] });
  });

  test('agree with what is found when they are chosen', { tags: 'long' }, async () => {
    const chosen = ['Y:1881', 'Y:1882'];
    const result = await search({ filtro: chosen });
    for (const { codigo, contagem } of result.filtros.filter((group) => group.codigo !== 'Y')) {
      for (const value of contagem) {
        const filtro = `${codigo}:${value.codigo}`;
        expect((await search({ filtro: [...chosen, filtro] })).total, filtro).toBe(value.total);
        expect((await search({ filtro })).total, filtro).toBe(value.totalSemFiltro);
      }
    }
  });

  test('chosen are named, also where no title has them', async () => {
    const { filtrosSelecionados, total } = await search({
      filtro: [`B:${saude}`, 'B:999', 'I:por', 'T:nada', 'Z:1', 'A:2147483648'],
    });
    expect(total).toBe(0);
    expect(filtrosSelecionados).toEqual([
      { tipo: 'B', codigo: saude, descricao: 'Biblioteca da Saúde' },
      { tipo: 'B', codigo: '999', descricao: '999' },
      { tipo: 'I', codigo: 'por', descricao: 'português' },
      { tipo: 'T', codigo: 'nada', descricao: 'nada' },
      { tipo: 'Z', codigo: '1', descricao: '1' },
      { tipo: 'A', codigo: '2147483648', descricao: '2147483648' },
    ]);
  });

  test('that are written wrongly, or twice, are left out', async () => {
    const wrong = ['B', 'B1', ':1', 'B:', 'b:1', 'Q:1', '', ':', '__proto__:1'];
    const result = await search({ filtro: [...wrong, `B:${central}`, `B:${central}`] });
    expect(result.filtrosSelecionados).toHaveLength(1);
    expect(result.total).toBe(3);
  });

  test('by heading take its number, and name it', async () => {
    const author = valuesOf(await search({}), 'A').find(({ descricao }) => descricao === machado);
    const result = await search({ filtro: `A:${author?.codigo ?? ''}` });
    expect(author?.total).toBe(3);
    expect(result.total).toBe(3);
    expect(result.filtrosSelecionados[0]?.descricao).toBe(machado);
  });
});

test.each([
  ['1', ['Biblioteca', 'Livro', 'francês', 'Literatura', 'Acesso on-line']],
  ['5', ['Library', 'Book', 'French', 'Literature', 'Online access']],
  ['3', ['Biblioteca', 'Libro', 'francés', 'Literatura', 'Acceso en línea']],
])(
  'facets and their values are named in language %s',
  { tags: 'long' },
  async (idioma, expected) => {
    const result = await search({}, idioma);
    const nameOf = (type: string, code: string) =>
      valuesOf(result, type).find(({ codigo }) => codigo === code)?.descricao;
    expect([
      result.filtros.find(({ codigo }) => codigo === 'B')?.descricao,
      nameOf('T', 'book'),
      nameOf('I', 'fre'),
      nameOf('K', 'ddc:8'),
      nameOf('X', 'O'),
    ]).toEqual(expected);
    expect(nameOf('B', central)).toBe('Biblioteca Central');
    expect(nameOf('U', '2')).toBe('Campus do Mar');
  },
);

const first = async (ordenacao: string) => titlesOf(await search({ ordenacao }))[0];

describe('order', () => {
  test('is as asked', async () => {
    expect(await first('T')).toBe('A ação humana');
    expect(await first('A')).toMatch(/Brás Cubas|Dom Casmurro|O alienista/);
    expect(await first('D')).toBe('Revista de saúde');
    expect(await first('N')).toMatch(/Brás Cubas|Dom Casmurro/);
    const byYear = (await search({ ordenacao: 'D' })).acervos.map((item) => item.ano_publicacao);
    expect(byYear.map((years) => Number(years.slice(0, 4)))).toEqual([
      1990, 1961, 1960, 1949, 1899, 1882, 1881,
    ]);
  });

  test("is the tab's own where none is asked, and said", async () => {
    expect((await search({})).ordenacao).toBe('C');
    expect((await search({ guia: 'novas-aquisicoes' })).ordenacao).toBe('I');
    expect((await search({ guia: 'periodicos' })).ordenacao).toBe('T');
  });

  test('of the lines is that of the index, however they are read', async () => {
    const { ids } = await server.engine.search({
      query: { kind: 'all' },
      filters: [],
      order: 'D',
      offset: 0,
      limit: 20,
      facets: [],
    });
    const { acervos } = await search({ ordenacao: 'D' });
    expect(acervos.map(({ cod_acervo }) => cod_acervo)).toEqual(ids);
  });
});

describe('pages', { tags: 'long' }, () => {
  test('follow each other without gap or repetition', async () => {
    const all = titlesOf(await search({ ordenacao: 'T', quantidade: '100' }));
    const pages: string[] = [];
    for (const pagina of ['1', '2', '3', '4']) {
      const result = await search({ ordenacao: 'T', quantidade: '2', pagina });
      expect(result).toMatchObject({ pagina: Number(pagina), quantidade: 2, total: 7 });
      pages.push(...titlesOf(result));
    }
    expect(pages).toEqual(all);
  });

  test.each(['5', '1000000000'])('past the end (%s) are empty, the total stays', async (pagina) => {
    const result = await search({ quantidade: '2', pagina });
    expect(result.acervos).toEqual([]);
    expect(result.total).toBe(7);
    expect(valuesOf(result, 'T').length).toBeGreaterThan(0);
  });
});

describe('tabs', () => {
  test('of serials has serials alone', async () => {
    const result = await search({ guia: 'periodicos' });
    expect(titlesOf(result)).toEqual(['Revista de letras', 'Revista de saúde']);
    expect(result.filtrosSelecionados).toEqual([]);
    expect(valuesOf(result, 'T')).toEqual([]);
  });

  test('cannot be widened by a filter of its own type', async () => {
    expect((await search({ guia: 'periodicos', filtro: 'T:book' })).total).toBe(0);
  });

  test('combine with what is typed and chosen', async () => {
    expect(await titles({ guia: 'periodicos', q: 'revista', filtro: `B:${saude}` })).toEqual([
      'Revista de saúde',
    ]);
  });
});

test('an abstract is cut at the end of a word', async () => {
  const { resumo } = (await search({ q: 'foucault' })).acervos[0] ?? {};
  expect(resumo?.length).toBeLessThanOrEqual(301);
  expect(resumo).toMatch(/^Sobre a razão.*[a-z.]…$/);
});
