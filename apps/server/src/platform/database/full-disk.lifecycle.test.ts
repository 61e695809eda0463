import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findRunningPostgres } from '@estante/database';
import { startUnset } from '@estante/test-support/started-application';
import { expect, onTestFinished, test } from 'vitest';
import {
  ask,
  onDatabase,
  signIn,
  writeEverybody,
  type StartedAnswer,
} from '../../../test/started-calls.ts';

const run = promisify(execFile);
const patience = { timeout: 90_000 };

/** A small file system of its own, or null where this user may not mount one. */
async function smallDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'estante-small-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mount = run('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder]);
  const isMounted = await mount.then(
    () => true,
    () => false,
  );
  if (isMounted) onTestFinished(() => run('umount', ['--lazy', folder]).then(() => undefined));
  return isMounted ? folder : null;
}

async function fill(folder: string): Promise<() => Promise<void>> {
  const filler = join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  // Another writer may have taken the last of it meanwhile.
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
    if (!String(error).includes('ENOSPC')) throw error;
  });
  return () => rm(filler);
}

test('a full disk refuses what is to be written, and all of it, until there is room again', async ({
  skip,
}) => {
  const DATA_DIR = await smallDisk();
  if (DATA_DIR === null) return skip('no file system can be mounted here, so none can be filled');
  const application = await startUnset({ DATA_DIR, LOG_LEVEL: 'fatal' });
  onTestFinished(async () => {
    await application.stop();
  });
  const { address } = application;
  const connectionString = (await findRunningPostgres(DATA_DIR)) ?? '';
  await writeEverybody(connectionString);
  const ready = async () => JSON.parse((await ask(address, '/readyz')).body) as object;
  expect(await ready()).toMatchObject({ status: 'ok', checks: { disk: true } });

  const empty = await fill(DATA_DIR);
  expect(await ready()).toMatchObject({ status: 'unavailable', checks: { disk: false } });
  const answers: StartedAnswer[] = [];
  const refused = () => answers.find(({ status }) => status !== 200);
  while (!refused()) answers.push(await signIn(address, 'ana'));
  expect(refused()).toMatchObject({ status: 503, retryAfter: '30' });
  expect(refused()?.body).toContain('SemEspacoParaGravar');
  const kept = await onDatabase(connectionString, (db) =>
    db.selectFrom('session').select('id').execute(),
  );
  expect(kept).toHaveLength(answers.length - 1);
  expect((await ask(address, '/api/parametros/instituicao')).status).toBe(200);

  await empty();
  await expect.poll(ready, patience).toMatchObject({ status: 'ok', checks: { disk: true } });
  expect((await signIn(address, 'ana')).status).toBe(200);
});
