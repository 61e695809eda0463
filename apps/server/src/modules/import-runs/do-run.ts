import { basename, join } from 'node:path';
import type { ImportRunTask } from '@estante/database';
import { importRecords } from './import-records.ts';
import { importCoverArchive } from './import-cover-archive.ts';
import type { RunFiles } from './run-files.ts';
import { stateBeforeUndo } from './state-before-undo.ts';
import { keepOutcome, keepProgress, takeUp } from './repository.ts';
import type { RunReport, RunUndo } from './run.ts';
import type { Progress, RunDeps, RunWork } from './run-work.ts';
import { undoRun } from './undo-run.ts';

/** Milliseconds between two words on how far it has come. */
const told = 500;

/**
 * Does what staff asked to have done with a file, and keeps what came of it. Run again after its server
 * ended, it begins the file anew: what was in already is unchanged.
 * @throws where the server stops, so that the queue runs it again
 */
export async function doRun(deps: RunDeps, runId: number, signal: AbortSignal): Promise<void> {
  const now = () => new Date(deps.clock.now().epochMilliseconds);
  const run = await takeUp(deps.db, runId, now());
  if (!run?.task) return;
  const cancelling = new AbortController();
  const progress: Progress = { bytes: 0, records: 0 };
  const tell = async () => {
    const isCancelled = await keepProgress(deps.db, runId, progress).catch(() => false);
    if (isCancelled) cancelling.abort(new Error('cancelled'));
  };
  const telling = setInterval(() => void tell(), told);
  try {
    const { task } = run;
    const isTrial = task === 'trial' || task === 'undo-trial';
    const both = AbortSignal.any([signal, cancelling.signal]);
    const outcome = await perform(task, { deps, run, isTrial, signal: both, progress });
    clearInterval(telling);
    await tell();
    const isCancelled = cancelling.signal.aborted;
    if (signal.aborted && outcome.isInterrupted && !isCancelled) throw new Error('interrupted');
    const isCutShort = isCancelled && outcome.isInterrupted;
    const state = await stateAfter(task, { isCutShort, runId, files: deps.files });
    const kept = state === 'ready' && isCancelled ? null : outcome;
    if (kept) await keepLists(deps, runId, kept);
    await keepOutcome(deps.db, runId, { state, task, outcome: kept, at: now() });
    if (task === 'import' && state === 'ended') await deps.files.remove(runId);
  } finally {
    clearInterval(telling);
    await deps.files.dropCopy(runId);
  }
}

/** Keeps the lists that a run left in the database: they may be asked for at any server. */
async function keepLists(
  { files, reportsFolder }: RunDeps,
  runId: number,
  outcome: RunReport | RunUndo,
): Promise<void> {
  if (!('lists' in outcome)) return;
  for (const name of Object.values(outcome.lists).map((one) => basename(one)))
    await files.keepList(runId, join(reportsFolder, name), name);
}

function perform(task: ImportRunTask, work: RunWork): Promise<RunReport | RunUndo> {
  switch (task) {
    case 'undo':
    case 'undo-trial':
      return undoRun(work);
    case 'trial':
    case 'import':
      return work.run.kind === 'covers' ? importCoverArchive(work) : importRecords(work);
  }
}

interface RunOutcome {
  readonly isCutShort: boolean;
  readonly runId: number;
  readonly files: RunFiles;
}

async function stateAfter(
  task: ImportRunTask,
  { isCutShort, runId, files }: RunOutcome,
): Promise<'ready' | 'cancelled' | 'ended'> {
  switch (task) {
    case 'trial':
      return 'ready';
    case 'import':
      return isCutShort ? 'cancelled' : 'ended';
    case 'undo':
      return 'ended';
    case 'undo-trial':
      return stateBeforeUndo(files, runId);
  }
}
