import { resolve } from 'node:path';
import { connect } from '@estante/database';
import { importCovers, type CoverReason, type CoverReport } from '../modules/covers/index.ts';
import { systemClock } from '../platform/clock.ts';
import { timeLimits } from '../platform/time-limits.ts';
import type { Config } from '../platform/config.ts';

export interface CoverArguments {
  readonly folder: string;
  readonly source: string | null;
  readonly isDryRun: boolean;
}

/** Brings the covers of a folder in. Null where the folder cannot be read. */
export async function runCoverImport(
  connectionString: string,
  config: Config,
  args: CoverArguments,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<CoverReport | null> {
  const connection = connect({ connectionString, max: 2, limits: timeLimits.imports });
  try {
    return await importCovers(
      {
        db: connection.db,
        clock: systemClock,
        reportsFolder: resolve(config.DATA_DIR, 'import-reports'),
        sentenceOf: (reason) => sentences[reason],
      },
      { ...args, signal, onProgress: tenths(say) },
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

/** A line for every tenth part. */
function tenths(say: (line: string) => void): (read: number, files: number) => void {
  let shown = 0;
  return (read, files) => {
    const part = Math.floor((read / files) * 10);
    if (part <= shown) return;
    shown = part;
    say(`${part * 10}%: ${read} files`);
  };
}

/** The report as an operator reads it. */
export function coverReportText(report: CoverReport): string {
  const counts = [
    `${report.read} files read`,
    `${report.new} new covers`,
    `${report.changed} changed`,
    `${report.unchanged} unchanged`,
    `${report.setAside} set aside`,
  ];
  return [
    `${counts.join(', ')}.`,
    ...(report.setAsideFile === null ? [] : [`Set aside, with reasons: ${report.setAsideFile}`]),
    ...(report.isDryRun ? ['Dry run: nothing was written to the catalogue.'] : []),
    ...(report.isInterrupted ? ['Interrupted: run it again for the others.'] : []),
  ].join('\n');
}

const sentences: Readonly<Record<CoverReason, string>> = {
  'wrong-name': 'its name is no ISBN or control number with .jpg, .jpeg, .png or .webp',
  empty: 'it is empty',
  'too-large': 'it has more than 10 MiB',
  'no-picture': 'it is no whole JPEG, PNG or WebP, whatever its name says',
  'too-many-pixels': 'it has more than 40 million pixels',
  'too-small': 'a side of it has less than 60 pixels',
  'no-title': 'no title has this ISBN or control number',
  ambiguous: 'titles of several sources have this control number: name one with --source',
};
