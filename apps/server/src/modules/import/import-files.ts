import { join } from 'node:path';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { importFile, type FileDeps } from './import-file.ts';
import type { ImportOptions } from './import-options.ts';
import type { SetAsideReason } from './item.ts';
import { openRecordList } from './record-list.ts';
import { Tally, type FileOutcome, type ImportReport } from './report.ts';
import { openSession } from './session.ts';
import { createWriter } from './write-batch.ts';

export interface ImportDeps {
  /** Two connections at least. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Folder of the lists of records set aside. */
  readonly reportsFolder: string;
  /** The reason in a sentence, for who reads the list. */
  readonly sentenceOf: (reason: SetAsideReason) => string;
}

export type ImportResult =
  | { readonly kind: 'report'; readonly report: ImportReport }
  | { readonly kind: 'unknown-library'; readonly known: readonly string[] };

/**
 * Brings files of MARC records into the catalogue, in order, one transaction for some hundred
 * records. Interrupted or killed it leaves whole transactions, and may be run again.
 */
export async function importFiles(deps: ImportDeps, options: ImportOptions): Promise<ImportResult> {
  const known = await libraryCodes(deps.pool);
  if (options.library !== null && !known.includes(options.library))
    return { kind: 'unknown-library', known };
  return { kind: 'report', report: await importAll(deps, options) };
}

async function libraryCodes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>('select code from library order by code');
  return rows.map(({ code }) => code);
}

async function importAll(deps: ImportDeps, options: ImportOptions): Promise<ImportReport> {
  const session = await openSession(deps.pool, {
    isDryRun: options.isDryRun,
    signal: options.signal,
  });
  const lists = openLists(deps.reportsFolder, deps.clock.now());
  const tally = new Tally();
  const today = deps.clock.today().toString();
  const files: FileOutcome[] = [];
  try {
    const write = createWriter({
      session,
      today,
      tally,
      lists,
      library: options.library,
      sentenceOf: deps.sentenceOf,
    });
    const fileDeps: FileDeps = { write, options, recordsSoFar: () => tally.records };
    for (const file of options.files) files.push(await importFile(fileDeps, file));
  } finally {
    await session.close();
  }
  return {
    files,
    ...tally.totals(),
    setAsideFile: await lists.setAside.close(),
    renumberedFile: await lists.renumbered.close(),
    isDryRun: options.isDryRun,
    isInterrupted: files.some(({ kind }) => kind === 'interrupted'),
  };
}

function openLists(folder: string, now: Temporal.Instant) {
  const time = now.toString({ smallestUnit: 'millisecond' }).replaceAll(/[:.]/g, '-');
  return {
    setAside: openRecordList(join(folder, `${time}-set-aside`)),
    renumbered: openRecordList(join(folder, `${time}-renumbered`)),
  };
}
