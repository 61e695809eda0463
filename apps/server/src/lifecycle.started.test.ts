import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { readFile } from 'node:fs/promises';
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
  const first = await folder.start({ DEMO: 'true' });
  const answer = await fetch(`${first.address}/readyz`);
  expect(answer.status).toBe(200);
  const postgres = await postgresOf(folder.dataDir);

  await expect(folder.start()).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('already running') as string,
  });

  expect(await first.stop()).toBe(0);
  expect(isRunning(postgres)).toBe(false);
});

test('killed without warning, it takes PostgreSQL along and starts again by itself', async () => {
  const first = await folder.start({ DEMO: 'true' });
  const postgres = await postgresOf(folder.dataDir);
  await first.stop('SIGKILL');
  await expect.poll(() => isRunning(postgres), { timeout: 60_000 }).toBe(false);
  const again = await folder.start({ DEMO: 'true' });
  const answer = await fetch(`${again.address}/api/consulta?q=machado`);
  expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(0);
  expect(await again.stop('SIGINT')).toBe(0);
});

test('a wrong configuration names every variable and exits 1', async () => {
  await expect(folder.start({ PORT: '99999', LOG_LEVEL: 'loud' })).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/) as string,
  });
});
