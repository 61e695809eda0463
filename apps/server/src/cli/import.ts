import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type pg from 'pg';
import type { Translate } from '@estante/phrases';
import { openPool } from '@estante/database/server';
import {
  findEntries,
  findOwnLibraryCode,
  importFiles,
  sentenceOfReason,
  undoImport,
  type ImportReport,
} from '../modules/import/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/start/config.ts';
import { timeLimits } from '../platform/database/time-limits.ts';
import {
  importHelp,
  readImportArguments,
  type ImportArguments,
  type ImportCommand,
  type UndoArguments,
} from './import-arguments.ts';
import type { CoverArguments } from './import-covers.ts';
import { showProgress, sizesOf } from './import-progress.ts';
import { codeSentence } from './import-sentences.ts';
import { reportText } from './import-table.ts';
import { undoText } from './undo-text.ts';
import { openDatabase } from './open-database.ts';
import { runCommand, type Terminal } from './run-command.ts';

const failed = 1;
const wrongInput = 2;
/** 128 and SIGINT, as shells count. */
const interrupted = 130;

// Records come and go by the thousand: a small young generation, or memory grows with the machine's.
setFlagsFromString('--max-semi-space-size=8');
setFlagsFromString('--semi-space-growth-factor=1');

await runCommand({ help: importHelp, read: readImportArguments, act: bring });

async function bring(command: ImportCommand, terminal: Terminal): Promise<number> {
  const config = readConfig(process.env);
  switch (command.kind) {
    case 'covers':
      return withDatabase(config, terminal, (connectionString, signal) =>
        importCoversInto(connectionString, { config, terminal, signal }, command.arguments),
      );
    case 'undo':
      return withDatabase(config, terminal, (connectionString, signal) =>
        undoIn(connectionString, { config, terminal, signal }, command.arguments),
      );
    case 'files':
      return withDatabase(config, terminal, (connectionString, signal) =>
        importInto(connectionString, { config, terminal, signal }, command.arguments),
      );
  }
}

interface Run {
  readonly config: Config;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

async function withDatabase(
  config: Config,
  terminal: Terminal,
  run: (connectionString: string, signal: AbortSignal) => Promise<number>,
): Promise<number> {
  // A second signal ends the process at once; PostgreSQL then undoes the transaction at hand.
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

  const database = await openDatabase(config, terminal, { mayBegin: true });
  try {
    return await run(database.connectionString, stopping.signal);
  } finally {
    await database.close();
  }
}

async function importCoversInto(
  connectionString: string,
  { config, terminal, signal }: Run,
  args: CoverArguments,
): Promise<number> {
  const { t, say, complain } = terminal;
  const { coverReportText, runCoverImport } = await import('./import-covers.ts');
  const report = await runCoverImport(connectionString, config, args, signal, terminal);
  if (!report) {
    complain(t('importing.noFolder', { folder: args.folder }));
    return wrongInput;
  }
  say(coverReportText(report, t));
  return report.isInterrupted ? interrupted : 0;
}

async function undoIn(
  connectionString: string,
  { terminal, signal }: Run,
  { importId, isDryRun }: UndoArguments,
): Promise<number> {
  const { t, say, complain } = terminal;
  const pool = openPool({ connectionString, max: 2, limits: timeLimits.imports });
  try {
    const result = await undoImport(pool, { importId, isDryRun, signal });
    if (result.kind === 'unknown-import') {
      complain(t('importing.undo.unknown', { id: importId }));
      return wrongInput;
    }
    say(undoText(importId, result.report, isDryRun, t));
    if (result.report.isInterrupted) return interrupted;
    return result.report.refused.length > 0 ? failed : 0;
  } finally {
    await pool.end();
  }
}

async function importInto(
  connectionString: string,
  { config, terminal, signal }: Run,
  args: ImportArguments,
): Promise<number> {
  const { t, say, complain } = terminal;
  const pool = openPool({ connectionString, max: 2, limits: timeLimits.imports });
  const { mappedCodes: named, ...asked } = args;
  const entries = await findEntries(pool, named);
  if (entries.kind !== 'found') {
    complain(codeSentence(entries, t));
    await pool.end();
    return wrongInput;
  }
  const own = await findOwnLibraryCode(pool, args.mappedLibraries);
  if (own !== null) {
    const code = `${own}=${args.mappedLibraries.get(own) ?? ''}`;
    complain(t('importing.libraryCode', { code, own }));
    await pool.end();
    return wrongInput;
  }
  const progress = await showProgress(await sizesOf(args.files), process.stdout, t);
  try {
    const result = await importFiles(
      {
        pool,
        clock: systemClock,
        reportsFolder: resolve(config.DATA_DIR, 'import-reports'),
        sentenceOf: sentenceOfReason,
      },
      {
        ...asked,
        mappedCodes: entries.mapped,
        signal,
        onProgress: (step) => progress.update(step),
      },
    );
    progress.stop();
    if (result.kind === 'report') {
      if (!args.isDryRun) await keepInHistory(pool, args.files, result.report);
      say(`\n${reportText(result.report, terminal)}`);
      return exitCodeOf(result.report);
    }
    complain(
      `${t('importing.noLibrary', { code: result.code })} ${knownLibraries(result.known, t)}`,
    );
    return wrongInput;
  } finally {
    progress.stop();
    await pool.end();
  }
}

/**
 * Keeps the import in the history, by a module that is loaded once the import is done: it brings with it much that an
 * import does not need.
 */
async function keepInHistory(pool: pg.Pool, files: readonly string[], report: ImportReport) {
  const { keepCommandRun } = await import('../modules/import-runs/index.ts');
  await keepCommandRun(pool, systemClock, files, report);
}

function knownLibraries(codes: readonly string[], t: Translate): string {
  if (codes.length === 0) return t('importing.noneKnown');
  return t('importing.knownLibraries', { codes: codes.join(', ') });
}

function exitCodeOf({ isInterrupted, files }: ImportReport): number {
  if (isInterrupted) return interrupted;
  return files.some(({ kind }) => kind === 'unreadable') ? wrongInput : 0;
}
