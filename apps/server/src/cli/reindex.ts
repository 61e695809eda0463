import { connect, findRunningPostgres } from '@estante/database';
import type { Translate } from '@estante/phrases';
import cliProgress from 'cli-progress';
import {
  openEngine,
  readAllDocuments,
  readPosition,
  requireRebuild,
} from '../modules/search/index.ts';
import { readConfig, type Config } from '../platform/start/config.ts';
import { timeLimits } from '../platform/database/time-limits.ts';
import { openDatabase } from './open-database.ts';
import { readPlain } from './read-words.ts';
import { runCommand, type Terminal } from './run-command.ts';

/** Formats the bar's values as the bar does by default. */
const values = { done: '{value}', total: '{total}' };

await runCommand({
  help: (t) => t('reindex.help'),
  read: (words) => readPlain(words, { most: 0 }),
  act: async (_words, terminal) => {
    await reindex(readConfig(process.env), terminal);
    return 0;
  },
});

/**
 * Rebuilds the search index. Where the application runs, it is told to: the old index answers until the new one
 * is ready. Where it does not, the index is built here, for its next start.
 */
async function reindex(config: Config, terminal: Terminal): Promise<void> {
  const isRunning =
    config.DATABASE_URL !== undefined || (await findRunningPostgres(config.DATA_DIR)) !== null;
  const database = await openDatabase(config, terminal);
  const connection = connect({
    connectionString: database.connectionString,
    max: 4,
    limits: timeLimits.background,
  });
  try {
    await requireRebuild(connection.db);
    if (isRunning) terminal.say(terminal.t('reindex.asked'));
    else await buildHere(connection.db, config, terminal);
  } finally {
    await connection.close();
    await database.close();
  }
}

async function buildHere(
  db: Parameters<typeof readAllDocuments>[0],
  config: Config,
  { t, say }: Terminal,
): Promise<void> {
  const engine = await openEngine(config, {
    name: 'search-index',
    workers: 1,
    onWarning: () => {},
  });
  try {
    const position = await readPosition(db);
    await engine.rebuild(withProgress(db, t), position);
    if ('save' in engine) await engine.save();
    say(t('reindex.holds', { titles: engine.status().titles }));
  } finally {
    await engine.close();
  }
}

async function* withProgress(db: Parameters<typeof readAllDocuments>[0], t: Translate) {
  const { count } = await db
    .selectFrom('title')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  const format = `[{bar}] {percentage}% | ${t('reindex.progress', values)}`;
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
