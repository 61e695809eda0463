import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openPool } from '@estante/database/server';
import {
  importFiles,
  sentenceOfReason,
  undoImport,
  type ImportReport,
} from '../modules/import/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { timeLimits } from '../platform/time-limits.ts';
import { explainFailure } from './explain-failure.ts';
import {
  importHelp,
  readImportArguments,
  type ImportArguments,
  type UndoArguments,
} from './import-arguments.ts';
import type { CoverArguments } from './import-covers.ts';
import { showProgress, sizesOf } from './import-progress.ts';
import { reportText } from './import-table.ts';
import { undoText } from './undo-text.ts';
import { openDatabase } from './open-database.ts';

const failed = 1;
const wrongInput = 2;
/** 128 and SIGINT, as shells count. */
const interrupted = 130;

// Records come and go by the thousand: a small young generation, or memory grows with the machine's.
setFlagsFromString('--max-semi-space-size=8');
setFlagsFromString('--semi-space-growth-factor=1');

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<number> {
  const read = readImportArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? '.');
  switch (read.kind) {
    case 'help':
      say(importHelp);
      return 0;
    case 'wrong':
      complain(`${read.problem}\n\n${importHelp}`);
      return wrongInput;
    case 'covers':
      return withDatabase(readConfig(process.env), (connectionString, config, signal) =>
        importCoversInto(connectionString, config, read.arguments, signal),
      );
    case 'undo':
      return withDatabase(readConfig(process.env), (connectionString, _config, signal) =>
        undoIn(connectionString, read.arguments, signal),
      );
    case 'arguments':
      return withDatabase(readConfig(process.env), (connectionString, config, signal) =>
        importInto(connectionString, config, read.arguments, signal),
      );
  }
}

type Run = (connectionString: string, config: Config, signal: AbortSignal) => Promise<number>;

async function withDatabase(config: Config, run: Run): Promise<number> {
  // A second signal ends the process at once; PostgreSQL then undoes the transaction at hand.
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

  const database = await openDatabase(config, complain);
  try {
    return await run(database.connectionString, config, stopping.signal);
  } finally {
    await database.close();
  }
}

async function importCoversInto(
  connectionString: string,
  config: Config,
  args: CoverArguments,
  signal: AbortSignal,
): Promise<number> {
  const { coverReportText, runCoverImport } = await import('./import-covers.ts');
  const report = await runCoverImport(connectionString, config, args, signal, say);
  if (!report) {
    complain(`${args.folder} is no folder that can be read.`);
    return wrongInput;
  }
  say(coverReportText(report));
  return report.isInterrupted ? interrupted : 0;
}

async function undoIn(
  connectionString: string,
  { importId, isDryRun }: UndoArguments,
  signal: AbortSignal,
): Promise<number> {
  const pool = openPool({ connectionString, max: 2, limits: timeLimits.imports });
  try {
    const result = await undoImport(pool, { importId, isDryRun, signal });
    if (result.kind === 'unknown-import') {
      complain(`There is no import ${importId}, or it is too long ago to be undone.`);
      return wrongInput;
    }
    say(undoText(importId, result.report, isDryRun));
    if (result.report.isInterrupted) return interrupted;
    return result.report.refused.length > 0 ? failed : 0;
  } finally {
    await pool.end();
  }
}

async function importInto(
  connectionString: string,
  config: Config,
  args: ImportArguments,
  signal: AbortSignal,
): Promise<number> {
  const pool = openPool({ connectionString, max: 2, limits: timeLimits.imports });
  const progress = await showProgress(await sizesOf(args.files), process.stdout);
  try {
    const result = await importFiles(
      {
        pool,
        clock: systemClock,
        reportsFolder: resolve(config.DATA_DIR, 'import-reports'),
        sentenceOf: sentenceOfReason,
      },
      { ...args, signal, onProgress: (step) => progress.update(step) },
    );
    progress.stop();
    if (result.kind === 'report') {
      say(`\n${reportText(result.report)}`);
      return exitCodeOf(result.report);
    }
    complain(`There is no library ${result.code}. ${knownLibraries(result.known)}`);
    return wrongInput;
  } finally {
    progress.stop();
    await pool.end();
  }
}

function knownLibraries(codes: readonly string[]): string {
  return codes.length > 0 ? `Known are: ${codes.join(', ')}.` : 'None is known yet.';
}

function exitCodeOf({ isInterrupted, files }: ImportReport): number {
  if (isInterrupted) return interrupted;
  return files.some(({ kind }) => kind === 'unreadable') ? wrongInput : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  complain(explainFailure(error));
  process.exitCode = failed;
}
