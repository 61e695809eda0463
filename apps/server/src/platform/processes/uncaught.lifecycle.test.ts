import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: ApplicationFolder;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
});
afterAll(() => folder[Symbol.asyncDispose]());

/** A program that an operator has Node load beside ours, as monitoring does, and that has faults. */
async function faultyProgram(): Promise<string> {
  const path = join(folder.dataDir, 'faulty.mjs');
  const faults = `
    process.on('SIGUSR2', () => { throw new Error('thrown by nobody'); });
    process.on('SIGWINCH', () => { void Promise.reject(new Error('rejected by nobody')); });`;
  await writeFile(path, faults);
  return path;
}

test('an exception and a rejection that nobody catches are logged, and it goes on', async () => {
  const program = await faultyProgram();
  const application = await folder.start({ NODE_OPTIONS: `--import=${program}` });
  for (const [signal, message, origin] of [
    ['SIGUSR2', 'thrown by nobody', 'uncaughtException'],
    ['SIGWINCH', 'rejected by nobody', 'unhandledRejection'],
  ] as const) {
    process.kill(application.pid, signal);
    await expect.poll(() => application.output()).toContain(message);
    const lines = application.output().split('\n');
    const logged = JSON.parse(lines.find((line) => line.includes(message)) ?? '{}') as object;
    expect(logged).toMatchObject({ level: 60, msg: 'not caught', origin, err: { message } });
    expect((await fetch(`${application.address}/readyz`)).status).toBe(200);
  }
  expect(await application.stop()).toBe(0);
});
