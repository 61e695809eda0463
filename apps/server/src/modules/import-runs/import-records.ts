import { basename } from 'node:path';
import { importFiles, sentenceOfReason, type ImportReport } from '../import/index.ts';
import type { Db } from '@estante/database';
import type { RunWork } from './run-work.ts';
import { keepRecords } from './keep-records.ts';
import { runOptions, type RunOptions, type RunReport } from './run.ts';

/** Brings the records of a file in, as the command does. */
export async function importRecords(work: RunWork): Promise<RunReport> {
  const { deps, run, isTrial, signal, progress } = work;
  const path = await deps.files.copyOfSent(run.id);
  const options = runOptions.parse(run.options);
  const { db: _db, files: _files, ...imports } = deps;
  const result = await importFiles(
    { ...imports, sentenceOf: sentenceOfReason },
    {
      files: [path],
      ...(await librariesOf(deps.db, options)),
      mappedCodes: options.codes,
      newLibraries: options.newLibraries,
      source: options.source || null,
      charset: options.charset ?? undefined,
      items: options.items ?? undefined,
      isDryRun: isTrial,
      runId: run.id,
      signal,
      onProgress: ({ bytes, records }) => Object.assign(progress, { bytes, records }),
    },
  );
  // Checked when it was begun: a library that was removed since.
  if (result.kind === 'unknown-library') throw new Error(`there is no library ${result.code}`);
  if (result.report.setAsideFile) await keepRecords(path, result.report.setAsideFile);
  return reportOf(result.report, deps.clock.now());
}

async function librariesOf(db: Db, { libraryId, mapped }: RunOptions) {
  const rows = await db.selectFrom('library').select(['id', 'code']).execute();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return {
    library: libraryId === null ? null : (codes.get(libraryId) ?? null),
    mappedLibraries: new Map(
      mapped.flatMap(({ code, libraryId: id }) => {
        const library = codes.get(id);
        return library === undefined ? [] : [[code, library] as const];
      }),
    ),
  };
}

/**
 * The report of a run, with what was recognised in its first file; lists are named without their
 * folder, which another server may have elsewhere.
 */
export function reportOf(report: ImportReport, now: Temporal.Instant): RunReport {
  const [file] = report.files;
  const facts = file?.kind === 'read' ? file.facts : null;
  const lists = {
    setAside: report.setAsideFile,
    overwritten: report.overwrittenFile,
    joined: report.joinedFile,
    renumbered: report.renumberedFile,
    barcodes: report.barcodesFile,
    guessed: report.guessedFile,
  };
  return {
    at: now.toString(),
    kinds: Object.entries(report.kinds)
      .map(([kind, counts]) => ({ kind, ...counts }))
      .filter(({ read }) => read > 0),
    copies: report.copies,
    overwritten: report.overwritten,
    joined: report.joined,
    warnings: report.warnings,
    librariesCreated: [...report.librariesCreated],
    unplaced: report.unplaced,
    unplacedHoldings: report.unplacedHoldings,
    newCodes: report.newCodes,
    placed: report.placed,
    formats: [...(facts?.formats ?? [])],
    charsets: facts?.charsets ?? {},
    items: facts?.items ?? null,
    titles: [...(facts?.titles ?? [])],
    firstCopies: [...(facts?.copies ?? [])],
    unreadable: file?.kind === 'unreadable' ? file.reason : null,
    lists: Object.fromEntries(
      Object.entries(lists).flatMap(([name, path]) =>
        path === null ? [] : [[name, basename(path)]],
      ),
    ),
    isInterrupted: report.isInterrupted,
  };
}
