import { join } from 'node:path';
import type pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import { importFile, type FileDeps } from './import-file.ts';
import { ImportNumber } from '../database/import-number.ts';
import type { ImportOptions } from './import-options.ts';
import type { SetAsideReason } from '../preparing/item.ts';
import { mapCodes } from '../items/map-codes.ts';
import { mapLibraries } from '../items/map-libraries.ts';
import { placeWithin } from '../items/place-items.ts';
import { openRecordList } from './record-list.ts';
import { Tally, type FileOutcome, type ImportReport } from './report.ts';
import { openSession, type Session } from '../database/session.ts';
import { nameOf } from '../reading/read-batches.ts';
import { createWriter } from './write-batch.ts';

export interface ImportDeps {
  /** Two connections at least. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Folder of the lists of records set aside. */
  readonly reportsFolder: string;
  /** Reason, as a sentence for the list's reader. */
  readonly sentenceOf: (reason: SetAsideReason) => string;
}

export type ImportResult =
  | { readonly kind: 'report'; readonly report: ImportReport }
  | { readonly kind: 'unknown-library'; readonly code: string; readonly known: readonly string[] };

/**
 * Brings files of MARC records into the catalogue, in order, one transaction for some hundred
 * records. Interrupted or killed it leaves whole transactions, and may be run again.
 */
export async function importFiles(deps: ImportDeps, options: ImportOptions): Promise<ImportResult> {
  const known = await libraryCodes(deps.pool);
  const wanted = [options.library, ...(options.mappedLibraries?.values() ?? [])];
  const unknown = wanted.find((code) => code !== null && !known.includes(code));
  if (unknown) return { kind: 'unknown-library', code: unknown, known };
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
  const importNumber = new ImportNumber({
    files: options.files.map(nameOf),
    runId: options.runId ?? null,
    items: options.items ?? null,
  });
  const today = deps.clock.today().toString();
  const files: FileOutcome[] = [];
  try {
    const write = createWriter({
      session,
      today,
      tally,
      lists,
      importNumber,
      libraries: { library: options.library, newLibraries: options.newLibraries },
      sentenceOf: deps.sentenceOf,
    });
    const fileDeps: FileDeps = { write, options, tally };
    await unlessInterrupted(options, () => keepMeanings(session, options));
    for (const file of options.files) files.push(await importFile(fileDeps, file));
    // Items that earlier imports set aside, where somebody has said the library since.
    const place = () => placeWithin(session, options.signal);
    tally.addPlaced((await unlessInterrupted(options, place)) ?? 0);
  } finally {
    await session.close();
  }
  return {
    importId: options.isDryRun ? null : importNumber.id,
    files,
    ...tally.totals(),
    setAsideFile: await lists.setAside.close(),
    renumberedFile: await lists.renumbered.close(),
    overwrittenFile: await lists.overwritten.close(),
    joinedFile: await lists.joined.close(),
    barcodesFile: await lists.barcodes.close(),
    guessedFile: await lists.guessed.close(),
    isDryRun: options.isDryRun,
    isInterrupted: files.some(({ kind }) => kind === 'interrupted'),
  };
}

async function keepMeanings(
  session: Session,
  { mappedLibraries = new Map(), mappedCodes = [] }: ImportOptions,
): Promise<void> {
  if (mappedLibraries.size + mappedCodes.length === 0) return;
  await session.transaction(async (transaction) => {
    await mapLibraries(transaction, mappedLibraries);
    await mapCodes(transaction, mappedCodes);
  });
}

/** Does work unless the import is interrupted: null then, and the next import goes on with it. */
async function unlessInterrupted<Result>(
  { signal }: ImportOptions,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (signal.aborted) return null;
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

function openLists(folder: string, now: Temporal.Instant) {
  const time = now.toString({ smallestUnit: 'millisecond' }).replaceAll(/[:.]/g, '-');
  const list = (name: string) => openRecordList(join(folder, `${time}-${name}`));
  return {
    setAside: list('set-aside'),
    renumbered: list('renumbered'),
    overwritten: list('overwritten'),
    joined: list('joined'),
    barcodes: list('barcodes'),
    guessed: list('guessed'),
  };
}
