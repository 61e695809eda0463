import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const records = [aBook({ title: 'Ruim', link: 'javascript:alert(1)' })];
  server = await startTestApp({ records });
});
afterAll(() => server.close());

describe('a title of thousands', { tags: 'long' }, () => {
  let big: number;
  beforeAll(async () => {
    const copies = Array.from({ length: 2000 }, (_, at) => ({
      library: at % 4 === 0 ? 'SAUDE' : 'CENTRAL',
      barcode: `B${at}`,
    }));
    const subjects = Array.from({ length: 500 }, (_, at) => `Assunto ${at}`);
    await server.importRecords([aBook({ title: 'Enorme', copies, subjects })]);
    big = await server.titleId('Enorme');
  });

  async function copiesOf(query: string) {
    const answer = await server.app.inject(`/api/acervo/${big}/exemplares${query}`);
    return endpoints.listCopies.responses[200].parse(answer.json());
  }

  test('two thousand copies come page by page, each once, in the order of the shelf', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pagina) => copiesOf(`?pagina=${pagina}&quantidade=500`)),
    );
    const copies = pages.flatMap(({ exemplares }) => exemplares);
    expect(new Set(copies.map(({ cod_exemplar }) => cod_exemplar)).size).toBe(2000);
    expect(copies.map(({ cod_biblioteca }) => cod_biblioteca)).toEqual(
      copies.map(({ cod_biblioteca }) => cod_biblioteca).toSorted((a, b) => a - b),
    );
    expect((await copiesOf('?pagina=5&quantidade=500')).exemplares).toEqual([]);
    expect((await copiesOf('')).exemplares).toHaveLength(100);
  });

  test('a library narrows the copies, and not what is told of the others', async () => {
    const { total, unidades, exemplares } = await copiesOf('?cod_unidade=3&quantidade=10');
    expect(total).toBe(500);
    expect(unidades.map((unit) => [unit.desc_biblioteca, unit.total])).toEqual([
      ['Biblioteca Central', 1500],
      ['Biblioteca da Saúde', 500],
    ]);
    expect(new Set(exemplares.map(({ cod_biblioteca }) => cod_biblioteca))).toEqual(new Set([3]));
  });

  test('five hundred subjects are all told', async () => {
    const title = (await server.app.inject(`/api/acervo/${big}`)).json();
    expect(endpoints.getTitle.responses[200].parse(title).assuntos).toHaveLength(500);
    expect((await server.app.inject(`/api/acervo/${big}/marc`)).statusCode).toBe(200);
  });
});

test('an address that would run a script is no link', async () => {
  const id = await server.titleId('Ruim');
  const answer = await server.app.inject(`/api/acervo/${id}/links`);
  expect(answer.json()).toEqual([]);
});

test('of a title that is gone its name is told, to look for it', async () => {
  const id = await server.titleId('Ruim');
  await server.db.deleteFrom('title').where('id', '=', id).execute();
  const answer = await server.app.inject(`/api/acervo/${id}`);
  expect(answer.statusCode).toBe(410);
  expect(answer.json()).toMatchObject({
    erro: { codigo: 'AcervoRetirado', valores: { id, titulo: 'Ruim' } },
  });
  expect((await server.app.inject('/api/acervo/999999')).json()).toMatchObject({
    erro: { valores: { id: 999999 } },
  });
});
