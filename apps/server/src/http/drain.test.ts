import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createDrain } from './drain.ts';

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  const drain = createDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, drain, open: () => connect(port, '127.0.0.1').setEncoding('utf8') };
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: string) => (text += part));
  await once(socket, 'close');
  return text;
}

test('a connection that was just opened has its first request answered, and idle ones are closed', async () => {
  const { server, drain, open } = await listen((_request, response) => response.end('answered'));
  const silent = open();
  await once(server, 'connection');
  const kept = open();
  kept.write(request);
  await once(kept, 'data');
  const opened = open();
  await once(server, 'connection');
  const drained = drain();
  opened.write(request);
  const [text] = await Promise.all([textOf(opened), textOf(silent), textOf(kept), drained]);
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*answered$/i);
});

test('connections that wait to be accepted are answered', async () => {
  const { drain, open } = await listen((_request, response) => response.end('answered'));
  const waiting = Array.from({ length: 20 }, open);
  for (const socket of waiting) socket.write(request);
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));
  const [, ...texts] = await Promise.all([drain(), ...waiting.map(textOf)]);
  expect(texts).toEqual(waiting.map(() => expect.stringMatching(/^HTTP\/1\.1 200 /) as string));
});

test('a response that is still being sent comes whole', async () => {
  const whole = 'x'.repeat(20_000_000);
  const { drain, open } = await listen((_request, response) => response.end(whole));
  const slow = open();
  slow.write(request);
  await once(slow, 'readable');
  const drained = drain();
  // Longer than until the first closing of idle connections.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const [text] = await Promise.all([textOf(slow), drained]);
  expect(text.endsWith(whole)).toBe(true);
});
