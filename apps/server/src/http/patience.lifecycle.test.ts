import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer, say } from '../../test/raw-socket.ts';
import { mostConnections } from './bounded-server.ts';

let folder: ApplicationFolder;
let application: StartedApplication;
const clients: Socket[] = [];
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  application = await folder.start();
});
afterAll(async () => {
  for (const client of clients) client.destroy();
  await folder[Symbol.asyncDispose]();
});

const patient = { timeout: 150_000, interval: 500 };

/** A client that sends this, takes nothing of what comes, and stays. */
async function stay(bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(application.address);
  const client = connect(Number(port), hostname);
  clients.push(client.on('error', () => {}));
  await once(client, 'connect');
  client.pause();
  client.write(bytes);
  return client;
}

/** Sockets that the application has open. */
async function openSockets(): Promise<number> {
  const folderOf = `/proc/${application.pid}/fd`;
  const targets = await Promise.all(
    (await readdir(folderOf)).map((fd) => readlink(`${folderOf}/${fd}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith('socket:')).length;
}

/** Bytes of memory that it holds. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${application.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

test('who reads nothing of an answer is dropped, and what was held for them is given back', async () => {
  await fetch(`${application.address}/api/openapi.json`);
  const before = { sockets: await openSockets(), memory: await memory() };
  const paths = ['/api/openapi.json', '/api/docs/static/swagger-ui-bundle.js'];
  // Asked for again and again: what the two kernels keep for a client is less than that.
  const asked = paths.flatMap((path) => Array.from({ length: 10 }, () => request(path).repeat(9)));
  await Promise.all(asked.map(stay));
  await expect.poll(openSockets, patient).toBeGreaterThan(asked.length);
  expect((await fetch(`${application.address}/readyz`)).status).toBe(200);
  await expect.poll(openSockets, patient).toBeLessThanOrEqual(before.sockets + 2);
  await expect.poll(memory, patient).toBeLessThan(before.memory + 200 * 1_048_576);
});

test.concurrent.each([
  ['a head', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  [
    'a body',
    'POST /api/oauth/token HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  ],
])('%s that never comes whole is given up', async (_name, bytes) => {
  const answer = readAnswer(await say(application.address, bytes));
  expect(answer.status).toBe(408);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('for connections beyond the most idle ones are closed, and others are served meanwhile', async () => {
  const { hostname, port } = new URL(application.address);
  const idle: Socket[] = [];
  let closed = 0;
  // A few at a time: what the kernel cannot hand over at once it lets come again much later.
  while (idle.length < mostConnections + 50) {
    const few = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const client of few) client.on('error', () => {}).on('close', () => (closed += 1));
    await Promise.all(few.map((client) => once(client, 'connect')));
    idle.push(...few);
  }
  await expect.poll(() => closed, patient).toBeGreaterThanOrEqual(50);
  // The others are open: what was closed is little more than came too much.
  expect(closed).toBeLessThan(100);
  const heard = await say(
    application.address,
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  );
  expect(readAnswer(heard).status).toBe(200);
  for (const client of idle) client.destroy();
});
