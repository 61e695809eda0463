import {
  connect,
  migrate,
  startEmbeddedPostgres,
  type Db,
} from '../../../packages/database/src/index.ts';
import { openInProcessEngine, type SearchEngine } from '@estante/search-engine';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemoNetwork, type DemoDeps } from '../../../apps/server/src/demo/network.ts';
import { importFiles, sentenceOfReason } from '../../../apps/server/src/modules/import/index.ts';
import { readAllDocuments } from '../../../apps/server/src/modules/search/index.ts';
import { systemClock, type Clock } from '../../../apps/server/src/platform/clock.ts';

export interface Catalogue {
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  close(): Promise<void>;
}

/** A catalogue of its own under the folder: the demo network and the files of the other one. */
export async function openCatalogue(folder: string, records: string | null): Promise<Catalogue> {
  const opened = new AsyncDisposableStack();
  try {
    const connectionString = await startPostgres(join(folder, 'data'), opened);
    await migrate(connectionString);
    const connection = connect({ connectionString, max: 4 });
    opened.defer(() => connection.close());
    const { db, pool } = connection;
    const deps = { db, pool, clock: systemClock, reportsFolder: join(folder, 'reports') };
    await loadDemoNetwork(deps, () => {});
    if (records !== null) await importFolder(deps, records);
    const engine = await openInProcessEngine({
      snapshotPath: join(folder, 'search-index.bin'),
      workers: 1,
      onWarning: () => {},
    });
    opened.defer(() => engine.close());
    await engine.rebuild(readAllDocuments(db), '0');
    return { db, engine, clock: systemClock, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function startPostgres(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  const started = await startEmbeddedPostgres({ dataDir, log: () => {}, keepsData: false });
  if (started.kind !== 'started') throw new Error(`PostgreSQL does not start: ${started.kind}`);
  opened.defer(() => started.stop());
  return started.connectionString;
}

/** Imports a folder's files in the order of their names: titles get the same numbers every time. */
async function importFolder(deps: DemoDeps, folder: string): Promise<void> {
  const names = (await readdir(folder)).toSorted();
  const result = await importFiles(
    { ...deps, sentenceOf: sentenceOfReason },
    {
      files: names.map((name) => join(folder, name)),
      library: await anyLibrary(deps.db),
      source: null,
      newLibraries: true,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  );
  if (result.kind !== 'report') throw new Error('the records are not imported');
}

async function anyLibrary(db: Db): Promise<string> {
  const { code } = await db
    .selectFrom('library')
    .select('code')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return code;
}
