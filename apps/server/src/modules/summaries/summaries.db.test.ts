import { errorBody, type endpoints, type Success } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarcRecord, Subfield } from '@estante/marc';
import { indexAll } from '../../../test/index-all.ts';
import { aBook, aSerial } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

type Summary = Success<typeof endpoints.getSummary>;

const anArticle = (title: string, year: number, host: object, link?: string) =>
  aBook({
    title,
    year,
    host,
    type: 'ab',
    author: 'Lima, Ana',
    ...(link !== undefined && { link }),
  });

const nature = { title: 'Nature', issn: '0028-0836' };
const records = [
  aBook({
    title: 'Contos',
    contents: 'O alienista / Machado de Assis (p. 7-60) -- Teoria do medalhão',
  }),
  aSerial({ title: 'Nature', issn: '0028-0836', number: 'n1', contents: 'Índice geral' }),
  aSerial({ title: 'Outra revista', number: 'n2' }),
  anArticle('Molecular structure', 1953, { ...nature, part: 'v. 171, n. 4356, p. 737-738' }),
  anArticle('Genetical implications', 1953, { ...nature, part: 'v. 171, n. 4361, p. 964-967' }),
  anArticle(
    'In the same issue',
    1953,
    { ...nature, part: 'v. 171, n. 4356, p. 80-82' },
    'https://example.org/a',
  ),
  anArticle('By number', 2001, { number: '(TESTE)n1', part: 'n. 2' }),
  anArticle('By title', 1999, { title: 'outra Revista', part: 'n. 3' }, 'https://vendor.example/x'),
  anArticle('Elsewhere', 1999, { title: 'Nature', issn: '0140-6736' }),
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records });
});
afterAll(() => server.close());

const turn = async (value: boolean) => {
  const rows = ['serialSummaries', 'bookSummaries'].map((key) => ({ key, value: `${value}` }));
  await server.db.deleteFrom('institution_setting').execute();
  await server.db.insertInto('institution_setting').values(rows).execute();
};
const get = (id: number, query = '') =>
  server.app.inject({ url: `/api/sumario/${id}/dados?${query}` });
const summary = async (id: number, query = ''): Promise<Summary> => {
  await turn(true);
  const answer = await get(id, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const issues = ({ sumarios }: Summary) =>
  sumarios.map(({ fasciculo, itens }) => [fasciculo, itens.map(({ titulo }) => titulo)]);

test('of a book it is the contents of its record', async () => {
  expect(await summary(1)).toEqual({
    tipo: 'livro',
    anos: [],
    ano: null,
    sumarios: [
      {
        fasciculo: '',
        completude: 'completo',
        itens: [
          {
            titulo: 'O alienista',
            autores: 'Machado de Assis',
            paginas: 'p. 7-60',
            parte: '',
            rota: null,
            url: null,
          },
          {
            titulo: 'Teoria do medalhão',
            autores: '',
            paginas: '',
            parte: '',
            rota: null,
            url: null,
          },
        ],
      },
    ],
  });
});

describe('of a serial', () => {
  test('it is its articles, by year and issue, each with its page, and its own contents', async () => {
    const latest = await summary(2);
    expect(latest).toMatchObject({ tipo: 'periodico', anos: [2001, 1953], ano: 2001 });
    expect(issues(latest)).toEqual([
      ['', ['Índice geral']],
      ['n. 2', ['By number']],
    ]);
    const older = await summary(2, 'ano=1953');
    expect(issues(older).slice(1)).toEqual([
      ['v. 171, n. 4361', ['Genetical implications']],
      ['v. 171, n. 4356', ['In the same issue', 'Molecular structure']],
    ]);
    expect(issues(await summary(2, 'ano=sem'))).toEqual([['', ['Índice geral']]]);
    expect(older.sumarios[2]?.itens).toMatchObject([
      {
        paginas: 'p. 80-82',
        autores: 'Lima, Ana',
        rota: '/acervo/6',
        url: 'https://example.org/a',
      },
      { paginas: 'p. 737-738', rota: '/acervo/4', url: null },
    ]);
  });

  test('an article that names no number and no ISSN is known by the whole title', async () => {
    expect(issues(await summary(3))).toEqual([['n. 3', ['By title']]]);
  });

  test('what a vendor has is reached from its own page', async () => {
    await server.db
      .insertInto('vendor')
      .values({
        name: 'pearson',
        label: 'Pearson',
        address: 'https://vendor.example/',
        hosts: ['vendor.example'],
        secret: Buffer.alloc(32),
      })
      .execute();
    expect((await summary(3)).sumarios[0]?.itens).toMatchObject([{ rota: '/acervo/8', url: null }]);
    await server.db.deleteFrom('vendor').execute();
  });

  test('an article that moves, or is no article any more, goes from it', async () => {
    await server.importRecords([
      anArticle('By title', 1999, { ...nature, part: 'n. 3' }, 'https://vendor.example/x'),
    ]);
    expect(issues(await summary(3))).toEqual([]);
    expect((await summary(2)).anos).toEqual([2001, 1999, 1953]);
    await server.db.updateTable('title').set({ work_type: 'book' }).where('id', '=', 8).execute();
    expect((await summary(2)).anos).toEqual([2001, 1953]);
    await server.db.deleteFrom('title').where('id', '=', 7).execute();
    expect((await summary(2)).anos).toEqual([1953]);
  });
});

test('it is refused where the institution has none, and of a title that is not there', async () => {
  await turn(false);
  for (const id of [1, 2]) {
    const answer = await get(id);
    expect([answer.statusCode, errorBody.parse(answer.json()).erro.codigo]).toEqual([
      403,
      'RecursoDesativado',
    ]);
  }
  expect((await get(999)).statusCode).toBe(404);
});

test(
  'an article is of the serial whose linking ISSN, or any number of the link, it names',
  { tags: 'long' },
  async () => {
    const linked = { code: 'l', value: '1234-5679' };
    const serial = aSerial({ title: 'Em papel', number: 'n9', issn: '1519-2059' });
    const numbered = anArticle('Por um dos números', 2011, { number: '(OCoLC)5', part: 'n. 2' });
    await server.importRecords([
      withSubfield(serial, '022', linked),
      anArticle('Pelo ISSN-L', 2010, { title: 'Na web', issn: '1234-5679', part: 'n. 1' }),
      withSubfield(numbered, '773', { code: 'w', value: '(TESTE)n9' }),
    ]);
    const id = await server.titleId('Em papel');
    expect((await summary(id)).anos).toEqual([2011, 2010]);
    await indexAll(server);
    const found = await server.app.inject('/api/consulta?q=1234-5679');
    const { acervos } = found.json<{ acervos: { titulo: string }[] }>();
    expect(acervos.map(({ titulo }) => titulo)).toEqual(['Em papel']);
  },
);

function withSubfield({ leader, fields }: MarcRecord, tag: string, more: Subfield): MarcRecord {
  return {
    leader,
    fields: fields.map((one) =>
      one.tag === tag && 'subfields' in one ? { ...one, subfields: [...one.subfields, more] } : one,
    ),
  };
}
