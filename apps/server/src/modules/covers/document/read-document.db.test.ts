import { buffer } from 'node:stream/consumers';
import PdfFile from 'pdfkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lead, send, startCoverServer, type CoverServer } from '../../../../test/cover-server.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { createOutsideServers } from '../../../platform/outside/outside-server.ts';
import { writeSettings } from '../../institution/index.ts';
import { fetchCovers } from '../fetch/index.ts';
import { createPageDrawer } from './draw-first-page.ts';

let server: TestApp;
let repository: CoverServer;
beforeEach(async () => {
  repository = await startCoverServer();
  const link = `http://${repository.host}/handle/1`;
  server = await startTestApp({ records: [aBook({ title: 'Uma tese', link }), aBook()] });
});
afterEach(async () => {
  repository.close();
  await server.close();
});

async function run(documentHosts: string[] = [repository.host]) {
  await writeSettings(server.db, [
    ['coversOfDocuments', documentHosts.length > 0],
    ['documentHosts', documentHosts],
  ]);
  const { db, clock } = server;
  const outsideServers = createOutsideServers([repository.host]);
  const drawFirstPage = createPageDrawer();
  const rest = { agent: 'Estante', wait: async () => {}, drawFirstPage, outsideServers };
  return fetchCovers({ db, clock, ...rest }, new AbortController().signal);
}

async function thesis(): Promise<Buffer> {
  const document = new PdfFile({ size: 'A4' });
  document.fontSize(30).text('Universidade de Teste');
  document.end();
  return buffer(document);
}

const page = (pdf: string) =>
  send(`<html><head><meta name="citation_pdf_url" content="${pdf}"></head></html>`);
const covers = () =>
  server.db.selectFrom('cover').select(['origin', 'credit', 'file_name']).execute();
const outcome = async () =>
  (await server.db.selectFrom('document_lookup').select('outcome').executeTakeFirst())?.outcome;

test('the first page of a document of our own is the cover of its title', async () => {
  repository.acts.set('/handle/1', send(await thesis(), { 'content-type': 'application/pdf' }));
  expect(await run()).toEqual({ asked: 1, found: 1 });
  const file_name = `http://${repository.host}/handle/1`;
  expect(await covers()).toEqual([{ origin: 'document', credit: '', file_name }]);
  const { link_capa: link } = (
    await server.app.inject(`/api/acervo/${await server.titleId('Uma tese')}`)
  ).json();
  expect((await server.app.inject(link)).headers['content-type']).toBe('image/webp');
});

test('a page of the repository names its document', { tags: 'long' }, async () => {
  repository.acts.set('/handle/1', page(`http://${repository.host}/bitstream/1.pdf`));
  repository.acts.set('/bitstream/1.pdf', send(await thesis()));
  expect(await run()).toMatchObject({ found: 1 });
});

test('a page that names one elsewhere, or inside, is not followed', async () => {
  for (const elsewhere of [
    'https://outra.example/1.pdf',
    'http://127.0.0.1:1/1.pdf',
    'file:///etc/passwd',
  ]) {
    repository.acts.set('/handle/1', page(elsewhere));
    await server.db.deleteFrom('document_lookup').execute();
    await server.db.deleteFrom('cover_round').execute();
    expect(await run()).toMatchObject({ found: 0 });
    expect(await outcome()).toBe('none');
  }
});

test(
  'one that leads inside, or is no document, gives no cover, and is not asked again soon',
  { tags: 'long' },
  async () => {
    for (const [act, told] of [
      [lead('http://169.254.169.254/'), 'failed'],
      [send('%PDF-1.7 e nada mais'), 'no-picture'],
      [send('<html></html>'), 'none'],
    ] as const) {
      repository.acts.set('/handle/1', act);
      await server.db.deleteFrom('document_lookup').execute();
      await server.db.deleteFrom('cover_round').execute();
      await run();
      expect(await outcome()).toBe(told);
    }
    const asked = repository.asked.length;
    await server.db.deleteFrom('cover_round').execute();
    await run();
    expect(repository.asked).toHaveLength(asked);
    expect(await covers()).toEqual([]);
  },
);

test('nothing is read of hosts that are not the institution’s own', async () => {
  await run([]);
  await run(['repositorio.example.org']);
  expect(repository.asked).toEqual([]);
});
