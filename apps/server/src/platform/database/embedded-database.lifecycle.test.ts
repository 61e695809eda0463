import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningPostgres } from '@estante/database';
import { postmasterOf } from '@estante/test-support/postmaster';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { people } from '../../../test/people.ts';
import { processesOf } from '../../../test/processes.ts';
import {
  ask,
  onDatabase,
  refresh,
  signIn,
  streamOf,
  writeEverybody,
  type StartedAnswer,
} from '../../../test/started-calls.ts';

const patience = { timeout: 45_000 };

let folder: ApplicationFolder;
beforeAll(async () => {
  folder = await createApplicationFolder('embedded');
});
afterAll(() => folder[Symbol.asyncDispose]());

async function start(): Promise<StartedApplication> {
  const application = await folder.startUnset();
  onTestFinished(async () => {
    await application.stop();
  });
  return application;
}

async function connectionString(): Promise<string> {
  const found = await findRunningPostgres(folder.dataDir);
  if (found === null) throw new Error('PostgreSQL does not run');
  return found;
}

async function expectReady(address: string): Promise<void> {
  await expect.poll(async () => (await ask(address, '/readyz')).status, patience).toBe(200);
}

test('PostgreSQL that is killed comes back by itself, and with all that was acknowledged', async () => {
  const { address, pid } = await start();
  const before = await connectionString();
  await writeEverybody(before);
  const signIns: StartedAnswer[] = [];
  const stop = streamOf(4, async () => {
    const answer = await signIn(address, people[signIns.length % people.length] ?? 'ana');
    signIns.push(answer);
    return answer;
  });
  const acknowledged = () => signIns.filter(({ status }) => status === 200);
  for (let kills = 1; kills <= 3; kills += 1) {
    const enough = acknowledged().length + 10;
    await expect.poll(() => acknowledged().length, patience).toBeGreaterThan(enough);
    const refused = () => signIns.filter(({ status }) => status === 503).length;
    const refusedBefore = refused();
    process.kill(await postmasterOf(folder.dataDir), 'SIGKILL');
    await expect.poll(refused, patience).toBeGreaterThan(refusedBefore);
    await expectReady(address);
  }
  await stop();
  // One that was cut off counts as an attempt that failed, and a few of those as too many.
  for (const { status } of signIns) expect([200, 503, 429]).toContain(status);
  for (const one of acknowledged()) expect((await refresh(address, one)).status).toBe(200);
  expect(await connectionString()).toBe(before);
  expect(process.kill(pid, 0)).toBe(true);
});

test('a session that outlives the killed PostgreSQL does not keep it from coming back', async () => {
  const { address } = await start();
  await onDatabase(await connectionString(), async (db) => {
    const endless = sql`do $$ begin loop end loop; end $$`.execute(db).catch(() => 'ended');
    const busy = () =>
      sql<{ pid: number }>`select pid from pg_stat_activity where query like 'do $$ begin loop%'`
        .execute(db)
        .then(({ rows }) => rows[0]?.pid ?? null);
    await expect.poll(busy, patience).not.toBeNull();
    const orphan = Number(await busy());
    process.kill(await postmasterOf(folder.dataDir), 'SIGKILL');
    await expect
      .poll(() => ask(address, '/readyz').then(({ status }) => status), patience)
      .toBe(503);
    await expectReady(address);
    expect(await processesOf(folder.dataDir)).not.toContain(orphan);
    expect(await endless).toBe('ended');
  });
});

test('a start ends a PostgreSQL that its application left behind and that does not end', async () => {
  const first = await start();
  const hanging = await postmasterOf(folder.dataDir);
  process.kill(hanging, 'SIGSTOP');
  await first.stop('SIGKILL');
  const { address } = await start();
  await expectReady(address);
  expect(await postmasterOf(folder.dataDir)).not.toBe(hanging);
});

test('a start goes on where PostgreSQL and its application were killed in a recovery', async () => {
  const first = await start();
  const before = await postmasterOf(folder.dataDir);
  const now = () => postmasterOf(folder.dataDir).catch(() => before);
  process.kill(before, 'SIGKILL');
  await expect.poll(now, { ...patience, interval: 5 }).not.toBe(before);
  process.kill(await now(), 'SIGKILL');
  await first.stop('SIGKILL');
  const { address } = await start();
  await expectReady(address);
});

test('where PostgreSQL cannot be started again the application says so and ends', async () => {
  const application = await start();
  const control = join(folder.dataDir, 'pg/cluster/global/pg_control');
  const postmaster = await postmasterOf(folder.dataDir);
  await rename(control, `${control}.away`);
  process.kill(postmaster, 'SIGKILL');
  expect(await application.exited).toBe(1);
  expect(application.output()).toMatch(/^estante: PostgreSQL has ended for good\. .*pg_control/ms);
  await rename(`${control}.away`, control);
});
