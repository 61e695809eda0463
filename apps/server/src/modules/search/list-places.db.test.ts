import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchRecords } from '../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
});
afterAll(() => server.close());

const get = async (url: string) => (await server.app.inject(url)).json<unknown>();

describe('places', () => {
  test('are counted by their titles', async () => {
    expect(await get('/api/consulta/campus')).toEqual([
      { cod_campus: 1, nome_campus: 'Campus Sede', total: 4 },
      { cod_campus: 2, nome_campus: 'Campus do Mar', total: 2 },
    ]);
  });

  test('are found by name, with and without accents', async () => {
    for (const text of ['saude', 'SAÚDE', 'da saúde']) {
      expect(
        await get(`/api/consulta/bibliotecas?search_text=${encodeURIComponent(text)}`),
      ).toEqual({
        total: 1,
        pagina: 1,
        bibliotecas: [
          { cod_biblioteca: 3, desc_biblioteca: 'Biblioteca da Saúde', cod_campus: 2, total: 2 },
        ],
      });
    }
    expect(await get('/api/consulta/bibliotecas?page=2')).toMatchObject({
      total: 3,
      bibliotecas: [],
    });
  });

  test('of a campus are its libraries', async () => {
    expect(await get('/api/unidade-informacao?campus=2')).toMatchObject([{ cod_biblioteca: 3 }]);
    expect(await get('/api/unidade-informacao?campus=2147483647')).toEqual([]);
    // A blank one, as a form sends it, counts as missing.
    const all = await get('/api/unidade-informacao');
    expect(await get('/api/unidade-informacao?campus=')).toEqual(all);
  });
});
