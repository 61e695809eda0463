import { endpoints, type Success } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

type Result = Success<typeof endpoints.searchTitles>;

const machado = 'Assis, Machado de, 1839-1908';
const casmurro = (number: string, year: number, language = 'por') =>
  aBook({ number, title: 'Dom Casmurro', author: machado, year, language });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      casmurro('a', 1899),
      casmurro('b', 2003),
      casmurro('c', 1998, 'spa'),
      aBook({ title: 'Dom Casmurro e eu', author: 'Outra, Pessoa', year: 2001 }),
      aBook({ number: 'd', title: 'Dom Casmurro', author: 'Outra, Pessoa', year: 2000 }),
      ...Array.from({ length: 8 }, (_, at) =>
        aBook({ number: `q${at}`, title: 'Quincas Borba', author: machado, year: 1990 + at }),
      ),
      ...Array.from({ length: 30 }, (_, at) =>
        aBook({ title: `Romance ${at}`, author: `Autora ${at}`, year: 1950 + at }),
      ),
    ],
  });
});
afterAll(() => server.close());

async function search(query: string): Promise<Result> {
  const answer = await server.app.inject(`/api/consulta?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}

async function idOf(number: string): Promise<number> {
  const { title_id } = await server.db
    .selectFrom('bibliographic_record')
    .select('title_id')
    .where('source_number', '=', number)
    .executeTakeFirstOrThrow();
  return title_id;
}

const yearsOf = (work: NonNullable<Result['obras']>[number] | undefined) =>
  work?.edicoes.map(({ ano_publicacao }) => ano_publicacao);

test('editions of a work are one line, with the years of all of them', async () => {
  const plain = await search('q=dom+casmurro');
  expect([plain.total, plain.obras, plain.titulos]).toEqual([5, undefined, undefined]);
  const { total, titulos, acervos, obras, filtros } = await search('q=dom+casmurro&agrupar=obra');
  expect([total, titulos, acervos.length]).toEqual([3, 5, 3]);
  expect(obras?.map(({ cod_acervo }) => cod_acervo)).toEqual(
    acervos.map(({ cod_acervo }) => cod_acervo),
  );
  const work = obras?.find(({ total: editions }) => editions > 1);
  expect([work?.cod_acervo, work?.total]).toEqual([await idOf('b'), 3]);
  expect(yearsOf(work)).toEqual(['2003', '1998', '1899']);
  expect(work?.edicoes[1]).toMatchObject({
    titulo: 'Dom Casmurro',
    idioma_desc: 'espanhol',
    rota: `/acervo/${await idOf('c')}`,
  });
  expect(obras?.filter((one) => one.total === 1).flatMap((one) => one.edicoes)).toEqual([]);
  expect(filtros).toEqual(plain.filtros);
});

test('of many editions six are named', async () => {
  const { obras } = await search('q=quincas+borba&agrupar=obra');
  expect([obras?.length, obras?.[0]?.total]).toEqual([1, 8]);
  expect(yearsOf(obras?.[0])).toEqual(['1997', '1996', '1995', '1994', '1993', '1992']);
});

test('what filters leave is grouped', async () => {
  const { total, titulos, obras } = await search(
    'q=dom+casmurro&filtro=Y:1899&filtro=Y:1998&agrupar=obra',
  );
  expect([total, titulos, yearsOf(obras?.[0])]).toEqual([1, 2, ['1998', '1899']]);
});

test('pages are full, and no work is on two', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => search(`q=&agrupar=obra&ordenacao=D&quantidade=10&pagina=${page}`)),
  );
  expect(pages.map(({ total, titulos }) => [total, titulos])).toEqual(pages.map(() => [34, 43]));
  expect(pages.map(({ acervos }) => acervos.length)).toEqual([10, 10, 10, 4]);
  const lines = pages.flatMap(({ acervos }) => acervos.map(({ titulo }) => titulo));
  expect(lines.filter((titulo) => titulo === 'Quincas Borba')).toHaveLength(1);
  const years = pages.flatMap(({ acervos }) => acervos.map((one) => Number(one.ano_publicacao)));
  expect(years).toEqual(years.toSorted((a, b) => b - a));
});

test('the editions of one work are found by any of them, and said whose they are', async () => {
  const id = await idOf('a');
  const { total, obra, acervos } = await search(`obra=${id}&ordenacao=D`);
  expect([total, obra]).toEqual([3, { cod_acervo: id, titulo: 'Dom Casmurro' }]);
  expect(acervos.map(({ ano_publicacao }) => ano_publicacao)).toEqual(['2003', '1998', '1899']);
  expect((await search(`obra=${id}&q=espanhol+nada`)).total).toBe(0);
  const editions = await server.app.inject(`/api/acervo/${id}/edicoes`);
  expect(endpoints.listEditions.responses[200].parse(editions.json())).toHaveLength(2);
});

test('a number that no title has finds nothing; what is none is refused', async () => {
  const { total, obra } = await search('obra=999999');
  expect([total, obra]).toEqual([0, null]);
  for (const query of ['obra=x', 'obra=0', 'agrupar=autor']) {
    const answer = await server.app.inject(`/api/consulta?${query}`);
    expect(answer.statusCode, query).toBe(422);
  }
});
