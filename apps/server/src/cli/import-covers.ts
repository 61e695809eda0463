import { resolve } from 'node:path';
import { connect } from '@estante/database';
import type { Translate } from '@estante/phrases';
import { importCovers, type CoverReport } from '../modules/covers/index.ts';
import { systemClock } from '../platform/clock.ts';
import { timeLimits } from '../platform/database/time-limits.ts';
import type { Config } from '../platform/start/config.ts';
import type { Terminal } from './run-command.ts';

export interface CoverArguments {
  readonly folder: string;
  readonly source: string | null;
  readonly isDryRun: boolean;
}

/** Imports the covers in a folder; null where it cannot be read. */
export async function runCoverImport(
  connectionString: string,
  config: Config,
  args: CoverArguments,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<CoverReport | null> {
  const connection = connect({ connectionString, max: 2, limits: timeLimits.imports });
  try {
    return await importCovers(
      {
        db: connection.db,
        clock: systemClock,
        reportsFolder: resolve(config.DATA_DIR, 'import-reports'),
        sentenceOf: (reason) => terminal.t(`importing.coverReasons.${reason}`),
      },
      { ...args, signal, onProgress: tenths(terminal) },
    );
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  } finally {
    await connection.close();
  }
}

function isUnreadable(error: unknown): boolean {
  const codes = ['ENOENT', 'ENOTDIR', 'EACCES'];
  return (
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'scandir' &&
    'code' in error &&
    codes.includes(String(error.code))
  );
}

/** Returns a function that reports progress at every tenth of the files. */
function tenths({ t, say }: Terminal): (read: number, files: number) => void {
  let shown = 0;
  return (read, files) => {
    const part = Math.floor((read / files) * 10);
    if (part <= shown) return;
    shown = part;
    say(t('importing.covers.step', { part: part * 10, read }));
  };
}

/** The report of an import of covers, as an operator reads it. */
export function coverReportText(report: CoverReport, t: Translate): string {
  const { read, new: added, changed, unchanged, setAside, setAsideFile: file } = report;
  return [
    t('importing.covers.counts', { read, added, changed, unchanged, setAside }),
    ...(file === null ? [] : [t('importing.covers.setAside', { file })]),
    ...(report.isDryRun ? [t('importing.dryRun')] : []),
    ...(report.isInterrupted ? [t('importing.covers.interrupted')] : []),
  ].join('\n');
}
