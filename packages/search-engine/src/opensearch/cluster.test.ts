import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchUnavailable } from '../unavailable.ts';
import { manyFound } from './answers.ts';
import { Cluster } from './cluster.ts';

/** Answers of the server to several searches: one was answered, one was not. */
const responses = [
  { status: 200, hits: { hits: [] } },
  { status: 503, error: { type: 'search_phase_execution_exception', reason: 'all shards failed' } },
];
const server = createServer((asked, answer) => {
  const body = JSON.stringify({ responses: asked.url === '/whole' ? [responses[0]] : responses });
  answer.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
let cluster: Cluster;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cluster = new Cluster(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await cluster.close();
  server.close();
});

const ask = (path: string) => cluster.search(manyFound, { method: 'POST', path, lines: [{}] });

test('several searches of which one failed for now are no answer', async () => {
  await expect(ask('/part')).rejects.toThrow(SearchUnavailable);
  await expect(ask('/part')).rejects.toThrow('all shards failed');
});

test('several searches that are all answered are read', async () => {
  expect((await ask('/whole')).responses).toHaveLength(1);
});
