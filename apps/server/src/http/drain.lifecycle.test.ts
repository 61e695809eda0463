import { createApplicationFolder } from '@estante/test-support';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

test('told to end while somebody has sent half a request, it ends in order all the same', async () => {
  await using folder = await createApplicationFolder('test database');
  const application = await folder.start();
  const half = connect(Number(new URL(application.address).port), '127.0.0.1').resume();
  half.on('error', () => {});
  half.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
  // A whole answer on another connection: the half above has been read by then.
  await fetch(`${application.address}/healthz`, { headers: { connection: 'close' } });
  const ended = once(half, 'close');
  expect(await application.stop()).toBe(0);
  await ended;
});
