import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { aVendor } from '../../../test/vendors.ts';

const addresses = {
  'At the vendor': 'https://leitor.pearson.example/livro/1',
  'At another port': 'https://leitor.pearson.example:81/livro/1',
  'Over plain http': 'http://leitor.pearson.example/livro/1',
  'With another’s name in front': 'https://leitor.pearson.example@other.example/livro/1',
  'Behind its name': 'https://leitor.pearson.example.other.example/livro/1',
  Elsewhere: 'https://www.gutenberg.org/ebooks/1',
} as const;

let server: TestApp;
beforeAll(async () => {
  const records = Object.entries(addresses).map(([title, link]) => aBook({ title, link }));
  server = await startTestApp({ records });
});
afterAll(() => server.close());

const linksOf = async (title: string) =>
  (await server.app.inject(`/api/acervo/${await server.titleId(title)}/links`)).json<unknown>();

test('a link to a vendor that is on says which; no other does', async () => {
  const link = { url: addresses['At the vendor'], fornecedor: null };
  expect(await linksOf('At the vendor')).toMatchObject([link]);
  await server.db.insertInto('vendor').values(aVendor({})).execute();
  const fornecedor = { base: 'pearson', nome: 'Biblioteca Virtual' };
  expect(await linksOf('At the vendor')).toMatchObject([{ ...link, fornecedor }]);
  for (const [title, url] of Object.entries(addresses).slice(1)) {
    expect(await linksOf(title), title).toMatchObject([{ url, fornecedor: null }]);
  }
  await server.db.updateTable('vendor').set({ enabled: false }).execute();
  expect(await linksOf('At the vendor')).toMatchObject([link]);
});
