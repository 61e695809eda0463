import { join } from 'node:path';
import { connect, findRunningPostgres } from '@estante/database';
import { openInProcessEngine } from '@estante/search-engine';
import cliProgress from 'cli-progress';
import { readAllDocuments, readPosition, requireRebuild } from '../modules/search/index.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { timeLimits } from '../platform/time-limits.ts';
import { explainFailure } from './explain-failure.ts';
import { openDatabase } from './open-database.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Builds the search index anew. Where the application runs, it is told to: the old index answers
 * until the new one is there. Where it does not, the index is built here, for its next start.
 */
async function reindex(config: Config): Promise<void> {
  const isRunning =
    config.DATABASE_URL !== undefined || (await findRunningPostgres(config.DATA_DIR)) !== null;
  const database = await openDatabase(config, say);
  const connection = connect({
    connectionString: database.connectionString,
    max: 4,
    limits: timeLimits.background,
  });
  try {
    await requireRebuild(connection.db);
    if (isRunning) say('Every running server now builds its search index anew.');
    else await buildHere(connection.db, join(config.DATA_DIR, 'search-index.bin'));
  } finally {
    await connection.close();
    await database.close();
  }
}

async function buildHere(
  db: Parameters<typeof readAllDocuments>[0],
  snapshotPath: string,
): Promise<void> {
  const engine = await openInProcessEngine({ snapshotPath, workers: 1, onWarning: () => {} });
  try {
    const position = await readPosition(db);
    await engine.rebuild(withProgress(db), position);
    await engine.save();
    say(`The search index holds ${engine.status().titles} titles.`);
  } finally {
    await engine.close();
  }
}

async function* withProgress(db: Parameters<typeof readAllDocuments>[0]) {
  const { count } = await db
    .selectFrom('title')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  const format = 'Indexing [{bar}] {percentage}% | {value} of {total} titles';
  const bar = new cliProgress.SingleBar({ format, hideCursor: null });
  bar.start(count, 0);
  try {
    for await (const document of readAllDocuments(db)) {
      yield document;
      bar.increment();
    }
  } finally {
    bar.stop();
  }
}

try {
  await reindex(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
