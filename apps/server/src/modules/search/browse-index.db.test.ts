import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const titles = ['Abelhas', 'Água viva', 'O cortiço', 'Zé'];
  server = await startTestApp({
    records: titles.map((title) => aBook({ title, author: 'Autora, Uma', subjects: ['Ficção'] })),
  });
});
afterAll(() => server.close());

async function browse(query: Record<string, string>) {
  const answer = await server.app.inject({ url: '/api/consulta/acervos-indexados', query });
  expect(answer.statusCode).toBe(200);
  return endpoints.browseIndex.responses[200].parse(answer.json());
}

const texts = ({ entradas }: Awaited<ReturnType<typeof browse>>) =>
  entradas.map(({ texto }) => texto);

test('titles stand in the order they are filed, without accents and articles', async () => {
  expect(texts(await browse({ indice: 'titulo' }))).toEqual([
    'Abelhas',
    'Água viva',
    'O cortiço',
    'Zé',
  ]);
});

test('an index is entered at a place and paged both ways without a gap', async () => {
  const from = await browse({ indice: 'titulo', texto: 'b', quantidade: '1' });
  expect(texts(from)).toEqual(['O cortiço']);
  expect(from.ha_mais).toBe(true);
  const cursor = from.entradas[0]?.cursor ?? '';
  const before = await browse({ indice: 'titulo', cursor, direcao: 'atras' });
  expect(texts(before)).toEqual(['Abelhas', 'Água viva']);
  expect(before.ha_mais).toBe(false);
  expect(texts(await browse({ indice: 'titulo', cursor }))).toEqual(['Zé']);
});

test('authors and subjects are counted', async () => {
  const [author] = (await browse({ indice: 'autor' })).entradas;
  expect(author).toMatchObject({ texto: 'Autora, Uma', total: 4 });
  const [subject] = (await browse({ indice: 'assunto' })).entradas;
  expect(subject).toMatchObject({ texto: 'Ficção', total: 4 });
});

test('a cursor that is none begins somewhere, and never fails', async () => {
  for (const cursor of ['', 'x', '\u0000', '{"', 'ÿ'.repeat(500)]) {
    expect((await browse({ indice: 'titulo', cursor })).entradas.length).toBeLessThanOrEqual(4);
  }
});

test('titles like one are others that share its headings', async () => {
  const id = await server.titleId('Abelhas');
  const answer = await server.app.inject(`/api/acervo/${id}/semelhantes`);
  const similar = endpoints.listSimilarTitles.responses[200].parse(answer.json());
  expect(similar.map(({ cod_acervo }) => cod_acervo)).not.toContain(id);
  expect(similar.length).toBeGreaterThan(0);
  expect((await server.app.inject('/api/acervo/999999/semelhantes')).statusCode).toBe(404);
});
