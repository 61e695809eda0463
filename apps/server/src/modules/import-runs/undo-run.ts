import { codeTables, undoImport, type RefusedRecord, type UndoReport } from '../import/index.ts';
import type { RunWork } from './run-work.ts';
import { importsOf, keepUndone } from './repository.ts';
import { runUndo, type RunUndo } from './run.ts';

/** Refusals that are told one by one. */
const mostTold = 50;

/**
 * Takes back all that a run brought in; cut off, it goes on when it is asked for again, and tells what
 * all of it came to.
 */
export async function undoRun({ deps, run, isTrial, signal, progress }: RunWork): Promise<RunUndo> {
  const at = deps.clock.now().toString();
  let undone: RunUndo = { ...(isTrial ? nothing : doneBefore(run.undo)), at };
  for (const importId of await importsOf(deps.db, run.id)) {
    const before = undone;
    const result = await undoImport(deps.pool, {
      importId,
      isDryRun: isTrial,
      signal,
      onUndone: async (report) => {
        progress.records = recordsOf(plus(before, report));
        if (!isTrial)
          await keepUndone(deps.db, run.id, { ...plus(before, report), isInterrupted: true });
      },
    });
    if (result.kind === 'unknown-import') continue;
    undone = plus(before, result.report);
    progress.records = recordsOf(undone);
    if (undone.isInterrupted) break;
    const { refused, examples } = undone;
    undone = { ...undone, settled: { refused, examples } };
  }
  return undone;
}

const nothing: Omit<RunUndo, 'at'> = {
  restored: 0,
  withdrawn: 0,
  separated: 0,
  refused: 0,
  entries: { loan_type: [], collection: [], location: [] },
  examples: [],
  settled: { refused: 0, examples: [] },
  isInterrupted: false,
};

/** Reads what was undone before the cut. Records that stayed of an import not at its end are met again. */
function doneBefore(kept: unknown): Omit<RunUndo, 'at'> {
  const before = kept === null ? nothing : runUndo.parse(kept);
  return before.isInterrupted ? { ...before, ...before.settled, isInterrupted: false } : nothing;
}

function plus(a: RunUndo, b: UndoReport): RunUndo {
  const entries = { ...a.entries };
  for (const table of codeTables) entries[table] = [...a.entries[table], ...b.entries[table]];
  return {
    ...a,
    restored: a.restored + b.restored,
    withdrawn: a.withdrawn + b.withdrawn,
    separated: a.separated + b.separated,
    refused: a.refused + b.refused.length,
    entries,
    examples: [...a.examples, ...b.refused.map(exampleOf)].slice(0, mostTold),
    isInterrupted: b.isInterrupted,
  };
}

function exampleOf({ titleId, title, controlNumber, reason }: RefusedRecord) {
  return { titleId, title, controlNumber, reason };
}

function recordsOf({ restored, withdrawn, separated, refused }: RunUndo): number {
  return restored + withdrawn + separated + refused;
}
