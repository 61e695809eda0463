import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  importFiles,
  sentenceOfReason,
  type ImportReport,
} from '../../../apps/server/src/modules/import/index.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { migrate, openPool, startEmbeddedPostgres } from '../../../packages/database/src/server.ts';

/** Imports each file by an import of its own into one new catalogue, twice in a row. */
export async function importAll(files: readonly string[]): Promise<{
  readonly reports: ReadonlyMap<string, ImportReport>;
  readonly again: readonly ImportReport[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  const dataDir = join(folder, 'data');
  const started = await startEmbeddedPostgres({ dataDir, log: () => {}, keepsData: false });
  if (started.kind !== 'started') throw new Error(`PostgreSQL does not start: ${started.kind}`);
  const { connectionString } = started;
  await migrate(connectionString);
  const pool = openPool({ connectionString, max: 2 });
  try {
    const deps = {
      pool,
      clock: systemClock,
      reportsFolder: join(folder, 'reports'),
      sentenceOf: sentenceOfReason,
    };
    const importOne = async (file: string): Promise<ImportReport> => {
      const result = await importFiles(deps, {
        files: [file],
        library: null,
        source: null,
        newLibraries: true,
        isDryRun: false,
        signal: new AbortController().signal,
        onProgress: () => {},
      });
      if (result.kind !== 'report') throw new Error(result.kind);
      return result.report;
    };
    const reports = new Map<string, ImportReport>();
    const again: ImportReport[] = [];
    for (const file of files) {
      reports.set(file, await importOne(file));
      again.push(await importOne(file));
    }
    return { reports, again };
  } finally {
    await pool.end();
    await started.stop();
    await rm(folder, { recursive: true });
  }
}
