import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../../test/records.ts';
import { machado, searchRecords } from '../../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

/** Twenty titles with the word, which another begins with. */
const suns = Array.from({ length: 20 }, (_, at) => aBook({ title: `Sol ${at + 1}` }));

let server: TestApp;
beforeAll(async () => {
  const records = [...searchRecords, ...suns, aBook({ title: 'Solidão' })];
  server = await startTestApp({ records });
});
afterAll(() => server.close());

async function search(query: string) {
  const answer = await server.app.inject(`/api/consulta?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}
const titles = async (query: string) =>
  (await search(`${query}&parcial=palavra`)).acervos.map(({ titulo }) => titulo).toSorted();

const ofMachado = ['Dom Casmurro', 'Memórias póstumas de Brás Cubas', 'O alienista'];

test.each([
  ['q=casm', ['Dom Casmurro']],
  ['q=dom%20cas', ['Dom Casmurro']],
  ['q=dom%20c', ['Dom Casmurro']],
  ['q=mach&indice=autor', ofMachado],
  ['q=autor:mach', ofMachado],
  ['q=mach&filtro=Y:1899', ['Dom Casmurro']],
  ['q=mach&guia=periodicos', []],
  ['q=loucu', ['História da loucura', 'O alienista']],
  // Forms of the word are found as ever, beside what begins so.
  ['q=loucuras', ['História da loucura', 'O alienista']],
  ['q=solid', ['Solidão']],
])('%s finds what its last word may become', async (query, found) => {
  expect(await titles(query)).toEqual(found);
});

test('words that find a page of titles are taken for whole, in the order of a search', async () => {
  const whole = await search('q=sol');
  const unfinished = await search('q=sol&parcial=palavra');
  expect(whole.total).toBe(20);
  expect(unfinished).toEqual(whole);
  const further = await search('q=sol&parcial=palavra&filtro=T:book&pagina=2&quantidade=15');
  expect(further.total).toBe(20);
});

test('of what begins so values of filters are counted too', async () => {
  const query = 'tipo=A&q=casm';
  const values = async (more: string) =>
    (await server.app.inject(`/api/consulta/filtros?${query}${more}`)).json<unknown[]>();
  expect(await values('&parcial=palavra')).toEqual([
    expect.objectContaining({ descricao: machado, total: 1 }),
  ]);
  expect(await values('')).toEqual([]);
});

test('where nothing begins so, what was meant is told as in any search', async () => {
  expect((await search('q=dom%20casmuro&parcial=palavra')).correcao).toBe('dom casmurro');
});

test('without it words are whole', async () => {
  expect((await search('q=casm')).total).toBe(0);
});
