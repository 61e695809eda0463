import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@estante/database';
import { writeIso2709 } from '@estante/marc';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogue, type TestCatalogue } from '../modules/import/testing/catalogue.ts';
import { book } from '../modules/import/testing/records.ts';
import { systemClock } from '../platform/clock.ts';
import { createJobQueue, type JobQueue, type JobStatus } from '../platform/job-queue.ts';
import { importFilesJob, importFilesQueue, type ImportFilesJob } from './import-files.ts';

type Queues = { 'import-files': ImportFilesJob };

let catalogue: TestCatalogue;
let folder: string;
let queue: JobQueue<Queues>;
let closePool: () => Promise<void>;
beforeEach(async () => {
  catalogue = await openCatalogue();
  folder = await mkdtemp(join(tmpdir(), 'estante-job-'));
  const { connectionString } = catalogue;
  const { pool } = connect({ connectionString, max: 2 });
  closePool = () => pool.end();
  queue = createJobQueue<Queues>({
    connectionString,
    queues: { 'import-files': importFilesQueue },
    onError: (error) => {
      throw error;
    },
    pollingIntervalSeconds: 0.5,
  });
  await queue.start();
  const deps = { pool, clock: systemClock, reportsFolder: folder, sentenceOf: (of: string) => of };
  await queue.work('import-files', importFilesJob(deps));
});
afterEach(async () => {
  await queue.stop();
  await closePool();
  await catalogue.close();
  await rm(folder, { recursive: true });
});

async function ended(id: string): Promise<JobStatus> {
  for (;;) {
    const status = await queue.status('import-files', id);
    if (status?.state === 'completed' || status?.state === 'failed') return status;
    await delay(50);
  }
}

const job = (files: string[]): ImportFilesJob => ({
  files,
  library: null,
  source: null,
  isDryRun: false,
});

it('imports files as the command does, and keeps the report', async () => {
  const file = join(folder, 'one.mrc');
  const written = writeIso2709(book());
  await writeFile(file, written.kind === 'written' ? written.bytes : '');

  const status = await ended(
    await queue.send('import-files', job([file, join(folder, 'missing.mrc')])),
  );

  expect(status).toMatchObject({
    state: 'completed',
    output: {
      kind: 'report',
      report: {
        kinds: { bibliographic: { read: 1, new: 1 } },
        files: [{ kind: 'read' }, { kind: 'unreadable', reason: 'ENOENT' }],
      },
    },
  });
  expect(await catalogue.query('select from title')).toHaveLength(1);
});

it('says that a library is not known', async () => {
  const id = await queue.send('import-files', { ...job([join(folder, 'x.mrc')]), library: 'XX' });
  expect(await ended(id)).toMatchObject({ output: { kind: 'unknown-library', known: [] } });
});
