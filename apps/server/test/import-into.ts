import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarcRecord } from '@estante/marc';
import type pg from 'pg';
import { importFiles } from '../src/modules/import/index.ts';
import type { Clock } from '../src/platform/clock.ts';

/** Imports records as from a file of none of the libraries. */
export async function importInto(
  { pool, clock }: { readonly pool: pg.Pool; readonly clock: Clock },
  records: readonly MarcRecord[],
): Promise<void> {
  const reportsFolder = await mkdtemp(join(tmpdir(), 'estante-reports-'));
  const result = await importFiles(
    { pool, clock, reportsFolder, sentenceOf: (reason) => reason },
    {
      files: [{ name: 'test records', records }],
      library: null,
      source: null,
      newLibraries: false,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  );
  await rm(reportsFolder, { recursive: true, force: true });
  if (result.kind !== 'report' || result.report.setAsideFile !== null) {
    throw new Error('a record of the test was set aside');
  }
}
