import { endpoints } from '@estante/contract';
import type { MarcRecord } from '@estante/marc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook, type BookOverrides } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/** A book with its call number in 090, as Koha has it, and a uniform title where given. */
function shelved(book: BookOverrides, mark: string, uniform?: string): MarcRecord {
  const { leader, fields } = aBook(book);
  const extra = [
    ...(uniform ? [['240', uniform] as const] : []),
    ...(mark ? [['090', mark] as const] : []),
  ].map(([tag, value]) => ({ tag, ind1: '1', ind2: '0', subfields: [{ code: 'a', value }] }));
  return { leader, fields: [...fields, ...extra] };
}

const machado = 'Assis, Machado de, 1839-1908';
const marks = ['005 A1', '100 B2', '869.3 A848d v.2', '869.3 A848d v.10', '900 Z9'];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      shelved({ title: 'Dom Casmurro', author: machado, year: 1899, number: 'a' }, '869.3 A848d'),
      shelved({ title: 'Dom Casmurro', author: machado, year: 1990, number: 'b' }, ''),
      shelved({ title: 'Lord Taciturn', author: machado, year: 1950 }, '', 'Dom Casmurro'),
      shelved({ title: 'Dom Casmurro', author: 'Outra, Pessoa', year: 2000, number: 'c' }, ''),
      shelved({ title: 'Dom Casmurro e eu', author: machado, year: 2001 }, ''),
      shelved({ title: 'Sem autor' }, ''),
      ...marks.map((mark) => shelved({ title: `Na estante ${mark}` }, mark)),
    ],
  });
});
afterAll(() => server.close());

async function ask(number: string, path: string) {
  const { title_id } = await server.db
    .selectFrom('bibliographic_record')
    .select('title_id')
    .where('source_number', '=', number)
    .executeTakeFirstOrThrow();
  return (await server.app.inject(`/api/acervo/${title_id}/${path}`)).json() as unknown;
}

test('the same work is told by a common author and title, or a uniform title', async () => {
  const editions = endpoints.listEditions.responses[200].parse(await ask('a', 'edicoes'));
  expect(editions.map(({ titulo, ano_publicacao }) => [titulo, ano_publicacao])).toEqual([
    ['Dom Casmurro', '1990'],
    ['Lord Taciturn', '1950'],
  ]);
  expect(await ask('sem-autor', 'edicoes')).toEqual([]);
});

test('neighbours are those of the shelf, in its order, and not the title itself', async () => {
  const { antes, depois } = endpoints.listShelfNeighbours.responses[200].parse(
    await ask('a', 'vizinhos'),
  );
  expect(antes.map(({ titulo }) => titulo)).toEqual(['Na estante 005 A1', 'Na estante 100 B2']);
  expect(depois.map(({ titulo }) => titulo)).toEqual([
    'Na estante 869.3 A848d v.2',
    'Na estante 869.3 A848d v.10',
    'Na estante 900 Z9',
  ]);
  expect(await ask('b', 'vizinhos')).toEqual({ antes: [], depois: [] });
});
