import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: ApplicationFolder;
beforeAll(async () => {
  folder = await createApplicationFolder('embedded');
});
afterAll(() => folder[Symbol.asyncDispose]());

async function postgresOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'pg/cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n', 1)[0]);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('it starts, answers, refuses a second start on its folder, and stops with PostgreSQL', async () => {
  const first = await folder.start();
  const answer = await fetch(`${first.address}/readyz`);
  expect(answer.status).toBe(200);
  const postgres = await postgresOf(folder.dataDir);

  await expect(folder.start()).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('already running') as string,
  });

  expect(await first.stop()).toBe(0);
  expect(isRunning(postgres)).toBe(false);
  // Connections that were let go of are no loss.
  expect(first.output()).not.toContain('connection lost');
});

test('started again and told to end, it answers first what it was asked', async () => {
  const application = await folder.start();
  const pages = await Promise.all(Array.from({ length: 8 }, () => connectTo(application)));
  const answers = pages.map((page) => page.ask('/'));
  await Promise.race(answers);
  const exitCode = application.stop();
  const statuses = (await Promise.all(answers)).map((text) => text.split('\r\n', 1)[0]);
  expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 200 OK']));
  for (const text of await Promise.all(answers))
    expect(text.trimEnd()).toMatch(/<\/html>(\r\n0)?$/);
  expect(await exitCode).toBe(0);
});

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
