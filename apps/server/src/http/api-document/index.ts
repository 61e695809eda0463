import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createKeptAnswer } from '../kept-answer.ts';
import { servePageOfDocument } from './page.ts';

const entry = new URL('./making-worker.ts', import.meta.url);

/** Publishes the contract as OpenAPI, with a page to read it. */
export function publishApiDocument(app: FastifyInstance): void {
  const answer = createKeptAnswer('application/json; charset=utf-8', makeInThread);
  const route = { compress: false, config: { rate: 'feed' } } as const;
  app.get('/api/openapi.json', route, answer.send);
  servePageOfDocument(app);
}

/** Made where it holds nobody who asks for something else. */
async function makeInThread(): Promise<Buffer> {
  const [document] = (await once(new Worker(entry), 'message')) as [string];
  return Buffer.from(document);
}
