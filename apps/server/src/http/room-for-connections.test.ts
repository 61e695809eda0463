import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionsOf } from './connections.ts';
import { makeRoom } from './room-for-connections.ts';

let server: Server;
let waiting: ServerResponse[];
const clients: Socket[] = [];
beforeEach(async () => {
  waiting = [];
  server = createServer((_request, response) => void waiting.push(response));
  makeRoom(connectionsOf(server), 4);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
});

async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', localAddress }).resume();
  clients.push(client.on('error', () => {}));
  await once(client, 'connect');
  return client;
}

const isOpen = (client: Socket) => client.readyState === 'open';
const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const ask = (client: Socket) => client.write(request);

test('for a new connection goes the longest idle one of the network that has most', async () => {
  const reader = await open('127.0.0.1');
  const [first, second, third] = [
    await open('127.0.0.2'),
    await open('127.0.0.2'),
    await open('127.0.0.2'),
  ];
  const another = await open('127.0.0.3');
  await expect.poll(() => [first, second, third].map(isOpen)).toEqual([false, true, true]);
  ask(reader);
  ask(another);
  await expect.poll(() => waiting.length).toBe(2);
});

test('one that is at work stays, and may go when it was answered', async () => {
  const busy = await open('127.0.0.2');
  ask(busy);
  await expect.poll(() => waiting.length).toBe(1);
  const idle = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
  await open('127.0.0.2');
  await expect.poll(() => [busy, ...idle].map(isOpen)).toEqual([true, false, true, true]);
  waiting[0]?.end();
  await once(busy, 'data');
  for (let more = 0; more < 4; more += 1) await open('127.0.0.2');
  await expect.poll(() => isOpen(busy)).toBe(false);
});

test('where all are at work the new one goes', async () => {
  const busy: Socket[] = [];
  for (let at = 0; at < 4; at += 1) busy.push(await open('127.0.0.2'));
  for (const client of busy) ask(client);
  await expect.poll(() => waiting.length).toBe(4);
  const late = await open('127.0.0.1');
  await expect.poll(() => isOpen(late)).toBe(false);
  expect(busy.every(isOpen)).toBe(true);
});

test('one that asked twice is at work until both have been answered', async () => {
  const busy = await open('127.0.0.2');
  busy.write(request.repeat(2));
  await expect.poll(() => waiting.length).toBe(2);
  waiting[0]?.end();
  await once(busy, 'data');
  const idle = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
  for (let more = 0; more < 4; more += 1) await open('127.0.0.2');
  await expect.poll(() => idle.map(isOpen)).toEqual([false, false, false]);
  expect(isOpen(busy)).toBe(true);
  waiting[1]?.end();
  await once(busy, 'data');
});
