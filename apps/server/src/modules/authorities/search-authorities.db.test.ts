import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAuthority } from '../../../test/authority-records.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const twain = 'Twain, Mark, 1835-1910';
const long = `Congresso ${'muito longo '.repeat(12)}de encerramento`;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Tom Sawyer', author: twain, subjects: ['Rios', 'Cinema'] }),
      aBook({ title: 'Huckleberry Finn', author: twain, subjects: ['Rios', long] }),
      aBook({
        title: 'Filmar',
        author: 'Lima, Ana',
        subjects: ['Cinema', 'Cinema – Brasil', '!!!'],
      }),
      anAuthority({
        kind: 'person',
        heading: twain,
        variants: ['Clemens, Samuel Langhorne', 'Tvén, Mark'],
        related: ['Lima, Ana', 'Ninguém'],
      }),
      anAuthority({ kind: 'topic', heading: 'Cinema', variants: ['Filmes', 'Sétima arte'] }),
      anAuthority({
        kind: 'topic',
        heading: 'Artes',
        narrower: ['Cinema'],
        earlier: ['Belas-artes'],
      }),
      anAuthority({ kind: 'genre', heading: 'Filmes mudos' }),
      anAuthority({ kind: 'subdivision', heading: 'Crítica e interpretação' }),
      ...Array.from({ length: 25 }, (_, i) =>
        anAuthority({ kind: 'title', heading: `Obra ${String.fromCharCode(97 + i)}` }),
      ),
    ],
  });
});
afterAll(() => server.close());

async function search(query: Record<string, string>) {
  const answer = await server.app.inject({ url: '/api/autoridade', query });
  expect(answer.statusCode).toBe(200);
  return endpoints.searchAuthorities.responses[200].parse(answer.json());
}

async function names(query: Record<string, string>) {
  return (await search(query)).autoridades.map(({ nome }) => nome);
}

test('words are found in any order, folded, the last while it is typed', async () => {
  for (const q of ['mark twain', 'TWÁIN Mark', 'twain m', 'twa', '1835 twain', twain]) {
    expect(await names({ q })).toContain(twain);
  }
  expect(await names({ q: 'mar twain' })).toEqual([]);
  expect(await names({ q: 'cinema brasil' })).toEqual(['Cinema – Brasil']);
});

test('one that is just what was typed stands first, then those that begin with it', async () => {
  expect(await names({ q: 'cinema' })).toEqual(['Cinema', 'Cinema – Brasil']);
  expect(await names({ q: 'filmes' })).toEqual(['Cinema', 'Filmes mudos']);
});

test('a form not used leads to its heading and says so', async () => {
  const [found] = (await search({ q: 'samuel clemens' })).autoridades;
  expect(found).toMatchObject({
    nome: twain,
    tipo: 'pessoa',
    datas: '1835-1910',
    variantes: ['Clemens, Samuel Langhorne', 'Tvén, Mark'],
    variantes_encontradas: ['Clemens, Samuel Langhorne'],
  });
  const [itself] = (await search({ q: 'mark' })).autoridades;
  expect(itself).toMatchObject({ nome: twain, variantes_encontradas: [] });
});

test('titles are counted by how they are filed under a heading, each once', async () => {
  const [author] = (await search({ q: twain })).autoridades;
  expect(author).toMatchObject({ total: 2, total_autor: 2, total_assunto: 0, total_forma: 0 });
  const [subject] = (await search({ q: 'cinema' })).autoridades;
  expect(subject).toMatchObject({ total: 2, total_autor: 0, total_assunto: 2 });
  const [none] = (await search({ q: 'artes' })).autoridades;
  expect(none).toMatchObject({ nome: 'Artes', total: 0 });
});

test('the filters of the links find as many titles as are counted', async () => {
  const [author] = (await search({ q: twain })).autoridades;
  const query = { filtro: `A:${author?.cod_autoridade}` };
  const titles = await server.app.inject({ url: '/api/consulta', query });
  expect(endpoints.searchTitles.responses[200].parse(titles.json()).total).toBe(2);
});

test('see-also references tell the relation, and the number of a heading that is known', async () => {
  const [artes] = (await search({ q: 'artes' })).autoridades;
  const [cinema] = (await search({ q: 'cinema' })).autoridades;
  expect(artes?.ver_tambem).toEqual([
    { relacao: 'anterior', nome: 'Belas-artes', cod_autoridade: null },
    { relacao: 'mais_especifico', nome: 'Cinema', cod_autoridade: cinema?.cod_autoridade },
  ]);
});

test('a type narrows, and alone it lists all of its headings', async () => {
  expect(await names({ q: 'filmes', tipo: 'genero_forma' })).toEqual(['Filmes mudos']);
  expect(await names({ tipo: 'subdivisao_geral' })).toEqual(['Crítica e interpretação']);
  expect(await names({ q: 'clemens', tipo: 'assunto' })).toEqual([]);
});

test('pages fit together', async () => {
  const query = { tipo: 'titulo_uniforme', quantidade: '10' };
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map((pagina) => search({ ...query, pagina })),
  );
  expect(pages.map(({ total, ha_mais }) => [total, ha_mais])).toEqual(pages.map(() => [25, false]));
  const all = pages.flatMap(({ autoridades }) => autoridades.map(({ nome }) => nome));
  expect(all).toEqual(Array.from({ length: 25 }, (_, i) => `Obra ${String.fromCharCode(97 + i)}`));
  expect(await names({ q: 'obra', pagina: '1000000000' })).toEqual([]);
});

test('all words of a long heading are found, and signs that are no words', async () => {
  expect(await names({ q: 'congresso encerramento' })).toEqual([long]);
  expect(await names({ q: '!!!' })).toEqual(['!!!']);
  expect(await names({ q: 'o' })).toHaveLength(20);
});

test('anything typed is a search', async () => {
  const texts = [
    "'",
    '\\',
    "a' | 'b",
    '& ! ( ) :*',
    '\0',
    '\u{d800}',
    'ﷺ'.repeat(400),
    '㍿'.repeat(500),
    '%_',
  ];
  for (const q of texts) expect((await search({ q })).total).toBeLessThan(40);
});

async function combo(autoridades: string | string[]) {
  const asked = [autoridades].flat().map((one): [string, string] => ['autoridades', one]);
  const url = `/api/autoridade/combo?${new URLSearchParams(asked).toString()}`;
  const answer = await server.app.inject(url);
  expect(answer.statusCode).toBe(200);
  return endpoints.listAuthorityChoices.responses[200].parse(answer.json());
}

test('a combo box is given headings for a text, and names those that were chosen', async () => {
  const [found] = await combo('clem');
  expect(found).toMatchObject({ nome: twain, tipo: 'pessoa', total: 2 });
  expect(await combo('obra')).toHaveLength(20);
  expect(await combo('')).toEqual([]);
  const cinema = (await combo('cinema'))[0]?.cod_autoridade;
  const numbers = [cinema, found?.cod_autoridade, 999_999].map(String);
  for (const asked of [numbers, numbers.join(',')]) {
    expect((await combo(asked)).map(({ nome }) => nome)).toEqual(['Cinema', twain]);
  }
});
