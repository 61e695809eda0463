import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { indexAll } from '../../../test/index-all.ts';
import { aBook, type CopyOverrides } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const at = (callNumber: string, more: Partial<CopyOverrides> = {}): CopyOverrides => ({
  library: 'CENTRAL',
  callNumber,
  ...more,
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Atas', dewey: '900', copies: [at('5/00/39')] }),
      aBook({ title: 'Partituras', dewey: '780', copies: [at('R 301 Z301l'), at('301 Z301l')] }),
      aBook({ title: 'Pela classe', dewey: '300', copies: [{ library: 'CENTRAL' }] }),
      aBook({ title: 'Sem exemplar', dewey: '302' }),
      aBook({
        title: 'Baixado',
        dewey: '303',
        copies: [at('XYZ 9', { isWithdrawn: true }), at('301 Z302')],
      }),
    ],
  });
});
afterAll(() => server.close());

async function ask(path: string, query: Record<string, string> = {}): Promise<unknown> {
  const answer = await server.app.inject({ url: `/api/${path}`, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function search(query: Record<string, string>): Promise<string[]> {
  const { acervos } = endpoints.searchTitles.responses[200].parse(await ask('consulta', query));
  return acervos.map(({ titulo }) => titulo);
}

test.each([
  ['5/00/39', ['Atas']],
  ['301 Z301l', ['Partituras']],
  ['780', ['Partituras']],
  ['XYZ 9', []],
])('%s on a label finds its title', async (numero_chamada, expected) => {
  expect(await search({ guia: 'avancada', numero_chamada })).toEqual(expected);
  expect(await search({ q: `"${numero_chamada}"` })).toEqual(expected);
});

test('a title is listed under the number of each copy, else under its class', async () => {
  const browsed = await ask('consulta/acervos-indexados', { indice: 'numero_chamada' });
  const { entradas } = endpoints.browseIndex.responses[200].parse(browsed);
  expect(entradas.map(({ texto, total }) => [texto, total])).toEqual([
    ['300', 1],
    ['301 Z301l', 1],
    ['301 Z302', 1],
    ['302', 1],
    ['5/00/39', 1],
    ['R 301 Z301l', 1],
  ]);
});

test('titles stand in the order of what is on their shelves', async () => {
  const all = await search({ ordenacao: 'N' });
  expect(all).toEqual(['Pela classe', 'Baixado', 'Sem exemplar', 'Atas', 'Partituras']);
});

test('neighbours stand beside it on the shelf, each once', async () => {
  const id = await server.titleId('Baixado');
  const found = endpoints.listShelfNeighbours.responses[200].parse(
    await ask(`acervo/${id}/vizinhos`),
  );
  expect(found.antes.map(({ titulo }) => titulo)).toEqual(['Pela classe', 'Partituras']);
  expect(found.depois.map(({ titulo }) => titulo)).toEqual(['Sem exemplar', 'Atas', 'Partituras']);
});

test('a number that staff write on a copy is found at once', async () => {
  await server.pool.query(`update copy set call_number = 'NOVO 1' where call_number = '5/00/39'`);
  await indexAll(server);
  expect(await search({ q: '"NOVO 1"' })).toEqual(['Atas']);
});
