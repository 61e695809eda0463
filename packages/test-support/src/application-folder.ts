import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startApplication,
  startUnset,
  type Settings,
  type StartedApplication,
} from './started-application.ts';
import { createTestDatabase } from './test-database.ts';

/** Home of an application in a test: its data folder and its database, which outlast it. */
export interface ApplicationFolder extends AsyncDisposable {
  readonly dataDir: string;
  /** Connection string; null for the embedded PostgreSQL, which is in the folder. */
  readonly connectionString: string | null;
  /** Starts the application; callable again once it has ended, with other settings or another copy too. */
  start(settings?: Settings, root?: string): Promise<StartedApplication>;
  /** Starts an application without an administrator. */
  startUnset(settings?: Settings): Promise<StartedApplication>;
}

/** A new folder, with the embedded PostgreSQL or a database of its own on the server of the tests. */
export async function createApplicationFolder(
  database: 'embedded' | 'test database',
): Promise<ApplicationFolder> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'estante-application-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const outside = database === 'embedded' ? null : await createTestDatabase();
  if (outside) opened.defer(() => outside.drop());
  const own: Settings = {
    DATA_DIR: dataDir,
    ...(outside && { DATABASE_URL: outside.connectionString }),
  };
  const kept = opened.move();
  return {
    dataDir,
    connectionString: outside?.connectionString ?? null,
    start: async (settings = {}, root?: string) => {
      const application = await startApplication({ ...own, ...settings }, root);
      kept.use(application);
      return application;
    },
    startUnset: async (settings = {}) => kept.use(await startUnset({ ...own, ...settings })),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
