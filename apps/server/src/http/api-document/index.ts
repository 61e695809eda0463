import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createStaticResponse } from '../static-response.ts';
import { servePageOfDocument } from './page.ts';

const entry = new URL('./making-worker.ts', import.meta.url);

/** Publishes the contract as OpenAPI, with a page to read it. */
export function publishApiDocument(app: FastifyInstance): void {
  const response = createStaticResponse('application/json; charset=utf-8', makeInThread);
  const route = { compress: false, config: { rate: 'feed' } } as const;
  app.get('/api/openapi.json', route, response.send);
  servePageOfDocument(app);
}

/** Longest wait for the document, in ms: it takes some seconds on a busy machine. */
const patience = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Makes the document in a thread, so that other requests are not held up.
 * @throws where the thread ends, or takes too long; the next request starts another
 */
async function makeInThread(): Promise<Buffer> {
  const worker = new Worker(entry, { resourceLimits });
  // The server's end does not wait for it.
  worker.unref();
  const signal = AbortSignal.timeout(patience);
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread that makes the API document ended');
  });
  try {
    const [document] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [
      string,
    ];
    return Buffer.from(document);
  } finally {
    ended.catch(() => {});
    void worker.terminate();
  }
}
