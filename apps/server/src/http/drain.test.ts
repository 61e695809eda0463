import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

test('a connection that was just opened has its first request answered, and idle ones are closed', async () => {
  const server = createServer((_request, response) => response.end('answered')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const opened = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(server, 'connection');
  const drained = drain(server);
  let text = '';
  opened.on('data', (part: string) => (text += part));
  opened.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  silent.resume();
  await Promise.all([once(opened, 'close'), once(silent, 'close'), drained]);
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*answered$/i);
});
