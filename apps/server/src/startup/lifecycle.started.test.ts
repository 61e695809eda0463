import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { isRunning, postmasterOf } from '@estante/test-support/postmaster';
import type { StartedApplication } from '@estante/test-support/started-application';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: ApplicationFolder;
beforeAll(async () => {
  folder = await createApplicationFolder('embedded');
});
afterAll(() => folder[Symbol.asyncDispose]());

/** The application of the first test, which the second ends. */
let first: StartedApplication;
let postgres = 0;

test('it starts, answers, and refuses a second start on its folder', async () => {
  // Never held off in need: on a busy machine pages take their time.
  first = await folder.start({ UNLIMITED_NETWORKS: '127.0.0.0/8' });
  const answer = await fetch(`${first.address}/readyz`);
  expect(answer.status).toBe(200);
  postgres = await postmasterOf(folder.dataDir);

  await expect(folder.start()).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('already running') as string,
  });
});

test('told to end, it answers first what it was asked, and stops with PostgreSQL', async () => {
  // Not the first pages ever made, which take longer.
  await (await fetch(first.address)).text();
  const pages = await Promise.all(Array.from({ length: 8 }, () => connectTo(first)));
  // At this moment some requests have been read, others wait in connections that are still to be accepted.
  const answers = pages.map((page) => page.ask('/'));
  const exitCode = first.stop();
  const statuses = (await Promise.all(answers)).map((text) => text.split('\r\n', 1)[0]);
  expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 200 OK']));
  for (const text of await Promise.all(answers))
    expect(text.trimEnd()).toMatch(/<\/html>(\r\n0)?$/);
  expect(await exitCode).toBe(0);
  expect(isRunning(postgres)).toBe(false);
  // Connections that were let go of are no loss.
  expect(first.output()).not.toContain('connection lost');
});

test(
  'told to end in the midst of a call, it hears it out, lets idle connections go, and takes no more',
  { tags: 'long' },
  async () => {
    const application = await folder.start();
    const port = Number(new URL(application.address).port);
    const idle = connect(port, '127.0.0.1').setEncoding('utf8');
    idle.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(idle, 'data');
    const idleEnds = once(idle, 'close');
    const long = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(long, 'connect');
    let answered = '';
    long.on('data', (part: string) => (answered += part));
    const body = JSON.stringify({ grant_type: 'password', username: 'x', password: 'y' });
    const head = [
      'POST /api/oauth/token HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    long.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    // A whole answer on another connection: the beginning above has been read by then.
    await fetch(`${application.address}/healthz`, { headers: { connection: 'close' } });
    const ended = once(long, 'close');
    const exitCode = application.stop();
    await idleEnds;
    await expect.poll(() => failureToConnect(port)).toBe('ECONNREFUSED');
    expect(answered).toBe('');
    long.write(body.slice(10));
    await ended;
    expect(answered).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await exitCode).toBe(0);
  },
);

/**
 * Tries to connect; resolves with the code of the failure. A connection from just before the port was closed
 * is reset, any later one is refused.
 */
async function failureToConnect(port: number): Promise<string | undefined> {
  const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  return error.code;
}

/** A connection that is open before anything is asked over it. */
async function connectTo({ address }: StartedApplication) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return {
    ask: async (path: string) => {
      let text = '';
      socket.on('data', (part: string) => (text += part));
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      await once(socket, 'close');
      return text;
    },
  };
}

test('a wrong configuration names every variable and exits 1', async () => {
  await expect(folder.start({ PORT: '99999', LOG_LEVEL: 'loud' })).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/) as string,
  });
});
