import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInOrder } from './answer-in-order.ts';

let server: Server;
let begun: Map<string, ServerResponse>;
const clients: Socket[] = [];
beforeEach(async () => {
  begun = new Map();
  server = createServer(
    answerInOrder((request, response) => void begun.set(request.url ?? '', response)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

async function send(...paths: readonly string[]): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  clients.push(client);
  await once(client, 'connect');
  client.write(paths.map(get).join(''));
  return client;
}

test('a request is begun when the one before it on its connection was answered', async () => {
  await send('/1', '/2', '/3');
  // This one comes by another connection, waits for none of them, and shows that they have come.
  await send('/other');
  await expect.poll(() => [...begun.keys()]).toEqual(['/1', '/other']);
  begun.get('/1')?.end();
  await expect.poll(() => [...begun.keys()]).toEqual(['/1', '/other', '/2']);
  begun.get('/2')?.end();
  await expect.poll(() => [...begun.keys()]).toContain('/3');
});

test('a request that comes later on a connection that was used is begun', async () => {
  const client = await send('/1');
  await expect.poll(() => [...begun.keys()]).toEqual(['/1']);
  begun.get('/1')?.end();
  await once(client, 'data');
  client.write(get('/2'));
  await expect.poll(() => [...begun.keys()]).toEqual(['/1', '/2']);
});

test('of a connection that is gone nothing more is begun', async () => {
  const client = await send('/1', '/2');
  await expect.poll(() => begun.size).toBe(1);
  const first = begun.get('/1');
  client.destroy();
  await once(first as ServerResponse, 'close');
  await send('/other');
  await expect.poll(() => [...begun.keys()]).toEqual(['/1', '/other']);
});
