import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const titles = ['Abelhas', 'Água viva', 'O cortiço', 'Zé'];
  server = await startTestApp({
    records: titles.map((title) =>
      aBook({
        title,
        author: 'Autora, Uma',
        subjects: title === 'Zé' ? ['Ficção', 'Ficção científica'] : ['Ficção'],
      }),
    ),
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

test('a page tells whether there is more on its other side', async () => {
  const behind = async (query: Record<string, string>) =>
    (await browse({ indice: 'titulo', ...query })).ha_no_outro_sentido;
  expect(await behind({})).toBe(false);
  expect(await behind({ texto: 'a' })).toBe(false);
  expect(await behind({ texto: 'b' })).toBe(true);
  expect(await behind({ texto: 'zzz' })).toBe(true);
  expect(await behind({ texto: 'zzz', direcao: 'atras' })).toBe(false);
  expect(await behind({ texto: 'c', direcao: 'atras' })).toBe(true);
  expect(await behind({ texto: '0', direcao: 'atras' })).toBe(true);
  expect((await browse({ indice: 'issn' })).ha_no_outro_sentido).toBe(false);
});

test.each([
  ['autor', 'A', 'Autora, Uma', 4],
  ['assunto', 'S', 'Ficção', 4],
  ['assunto', 'S', 'Ficção científica', 1],
])(
  'in %s the filter %s finds just the titles counted under %s',
  async (indice, type, texto, total) => {
    const [entry] = (await browse({ indice, texto })).entradas;
    expect(entry).toMatchObject({ texto, total });
    const found = await server.app.inject(`/api/consulta?filtro=${type}:${entry?.cod_autoridade}`);
    expect(endpoints.searchTitles.responses[200].parse(found.json()).total).toBe(total);
  },
);

test('entries of other indexes have no heading', async () => {
  for (const { cod_autoridade } of (await browse({ indice: 'titulo' })).entradas) {
    expect(cod_autoridade).toBeNull();
  }
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
