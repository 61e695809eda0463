import {
  findOpenSearch,
  startOpenSearch,
  type OpenSearch,
} from '@estante/search-engine/opensearch-server';
import { createApplicationFolder } from '@estante/test-support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const patience = { timeout: 90_000, interval: 200 };
const home = await findOpenSearch();

describe.skipIf(home === null)(
  'The application on OpenSearch (npm run opensearch fetches it)',
  () => {
    let server: OpenSearch;
    beforeAll(async () => {
      server = await startOpenSearch(home ?? '');
    });
    afterAll(() => server.stop());

    async function search(address: string, words = 'machado') {
      const answer = await fetch(`${address}/api/consulta?q=${words}`);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    }

    test('searches there, says when it is away, and finds its index again', async () => {
      await using folder = await createApplicationFolder('test database');
      const settings = { DEMO: 'true', OPENSEARCH_URL: server.address, LOG_LEVEL: 'info' };
      const inside = await folder.start({ DEMO: 'true' });
      const expected = await search(inside.address);
      await inside.stop();

      const application = await folder.start(settings);
      const { address } = application;
      const ready = async () => (await (await fetch(`${address}/readyz`)).json()) as object;
      await expect.poll(() => search(address), patience).toMatchObject({ status: 200 });
      const found = await search(address);
      expect(found.body['total']).toBe(expected.body['total']);
      expect(found.body['total']).not.toBe(0);
      expect(await ready()).toMatchObject({ checks: { index: true } });

      await server.kill();
      // Answers of a moment ago are kept: another search has to ask.
      const refused = await search(address, 'casmurro');
      expect(refused).toMatchObject({
        status: 503,
        body: { erro: { codigo: 'ServicoIndisponivel' } },
      });
      await expect
        .poll(ready, patience)
        .toMatchObject({ checks: { database: true, index: false } });
      const page = await fetch(`${address}/?q=quincas`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('O serviço está indisponível');

      await server.start();
      await expect.poll(() => search(address), patience).toEqual(found);
      await expect.poll(ready, patience).toMatchObject({ checks: { index: true } });
      await application.stop();

      await using again = await folder.start(settings);
      expect(await search(again.address)).toEqual(found);
      expect(again.output()).not.toContain('search index built');
    });

    test('does not start where there is none', async () => {
      await using folder = await createApplicationFolder('test database');
      const refusal = folder.start({ OPENSEARCH_URL: 'http://127.0.0.1:1' });
      await expect(refusal).rejects.toThrow('OPENSEARCH_URL: OpenSearch does not answer');
    });
  },
);
