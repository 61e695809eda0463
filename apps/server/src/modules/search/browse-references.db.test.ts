import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAuthority } from '../../../test/authority-records.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const twain = 'Twain, Mark, 1835-1910';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Tom Sawyer', author: twain, subjects: ['Rios', 'Cinema'] }),
      aBook({ title: 'Filmar', author: 'Lima, Ana', subjects: ['Cinema', 'Artes'] }),
      anAuthority({ kind: 'person', heading: twain, variants: ['Clemens, Samuel'] }),
      anAuthority({ kind: 'person', heading: 'Lima, Ana', related: [twain] }),
      anAuthority({
        kind: 'topic',
        heading: 'Cinema',
        variants: ['Filmes', 'Sétima arte'],
        broader: ['Artes'],
        related: ['Televisão'],
      }),
      anAuthority({ kind: 'topic', heading: 'Televisão', variants: ['TV'] }),
    ],
  });
});
afterAll(() => server.close());

async function browse(query: Record<string, string>) {
  const answer = await server.app.inject({ url: '/api/consulta/acervos-indexados', query });
  expect(answer.statusCode).toBe(200);
  return endpoints.browseIndex.responses[200].parse(answer.json()).entradas;
}

const shown = (entries: Awaited<ReturnType<typeof browse>>) =>
  entries.map(({ texto, total, ver }) => (ver ? `${texto} → ${ver}` : `${texto} ${total}`));

test('forms not used stand at their own place and lead to the heading', async () => {
  expect(shown(await browse({ indice: 'autor' }))).toEqual([
    'Clemens, Samuel → Twain, Mark, 1835-1910',
    'Lima, Ana 1',
    'Twain, Mark, 1835-1910 1',
  ]);
  expect(shown(await browse({ indice: 'assunto' }))).toEqual([
    'Artes 1',
    'Cinema 2',
    'Filmes → Cinema',
    'Rios 1',
    'Sétima arte → Cinema',
  ]);
});

test('see-also references stand under a heading where their target has titles', async () => {
  const [cinema] = await browse({ indice: 'assunto', texto: 'cinema' });
  expect(cinema?.ver_tambem).toEqual([{ relacao: 'mais_geral', texto: 'Artes' }]);
  const [lima] = await browse({ indice: 'autor', texto: 'lima' });
  expect(lima?.ver_tambem).toEqual([{ relacao: 'relacionado', texto: twain }]);
  const [rios] = await browse({ indice: 'assunto', texto: 'rios' });
  expect(rios?.ver_tambem).toEqual([]);
});

test('titles are reached by their article too', async () => {
  expect(shown(await browse({ indice: 'titulo', texto: 'O tom', quantidade: '1' }))).toEqual([
    'Tom Sawyer 1',
  ]);
});
