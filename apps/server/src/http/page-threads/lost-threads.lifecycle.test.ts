import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { catalogue } from '../../../test/endpoint-calls.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { startRendering } from './start-rendering.ts';

const mortal = new URL('./testing/mortal-renderer.ts', import.meta.url);

test('readers lose no page while threads die under them, and each has its own language and nonce', async () => {
  await using opened = new AsyncDisposableStack();
  const deaths: Error[] = [];
  const onWarning = (fault: Error) => void deaths.push(fault);
  const rendering = await startRendering({ renderer: mortal, threads: 2, onWarning });
  opened.defer(() => rendering.end());
  const { render, languages } = rendering;
  const server = await startTestApp({
    records: catalogue,
    pages: { render, languages, threads: 2, files: null },
  });
  opened.defer(() => server.close());
  server.app.server.listen(0, '127.0.0.1');
  await once(server.app.server, 'listening');
  const { port } = server.app.server.address() as AddressInfo;

  const ids = (await server.db.selectFrom('title').select('id').execute()).map(({ id }) => id);
  const read = async (language: string) => {
    for (let turn = 0; turn < 8; turn += 1) {
      const path =
        turn % 2 === 0 ? `/acervo/${ids[turn % ids.length]}` : `/?q=livro&pagina=${turn}`;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-language': language },
      });
      const html = await answer.text();
      expect([path, answer.status, answer.headers.get('content-language')]).toEqual([
        path,
        200,
        language,
      ]);
      const nonce = /'nonce-([^']+)'/.exec(
        answer.headers.get('content-security-policy') ?? '',
      )?.[1];
      const inside = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map((found) => found[1]));
      expect(inside).toEqual(new Set([nonce]));
      expect(/<html lang="(\w+)/.exec(html)?.[1]).toBe(language);
    }
  };
  await Promise.all(['pt', 'en', 'es', 'pt'].map(read));
  expect(deaths.length).toBeGreaterThan(1);
});
