import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machado, searchRecords } from '../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
});
afterAll(() => server.close());

const suggest = async (q: string) =>
  endpoints.suggest.responses[200].parse(
    (await server.app.inject(`/api/consulta/sugestoes?q=${encodeURIComponent(q)}`)).json(),
  );

describe('suggestions', () => {
  test('are titles, authors and subjects, each with its titles', async () => {
    expect(await suggest('mach')).toContainEqual({
      tipo: 'autor',
      texto: machado,
      total: 3,
      cod_acervo: null,
      acervo: null,
    });
    expect(await suggest('loucu')).toContainEqual({
      tipo: 'assunto',
      texto: 'Loucura',
      total: 2,
      cod_acervo: null,
      acervo: null,
    });
    const id = await server.titleId('Dom Casmurro');
    expect(await suggest('dom cas')).toMatchObject([
      {
        tipo: 'titulo',
        texto: 'Dom Casmurro',
        total: 1,
        cod_acervo: id,
        // The authors, and what the cover is drawn from.
        acervo: {
          cod_acervo: id,
          titulo: 'Dom Casmurro',
          autores: [{ nome: machado }],
          link_capa: null,
        },
      },
    ]);
  });

  test('take no heed of accents, and start at the second letter', async () => {
    expect((await suggest('memorias')).map(({ texto }) => texto)).toEqual(
      (await suggest('MEMÓRIAS')).map(({ texto }) => texto),
    );
    expect(await suggest('memorias')).toHaveLength(1);
    for (const q of ['', 'm', ' m ', '  ', '!!']) expect(await suggest(q), q).toEqual([]);
  });
});
