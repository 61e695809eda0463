import { codeTables, undoImport, type CodeTable, type Refused } from '../import/index.ts';
import type { RunWork } from './run-work.ts';
import { importsOf } from './repository.ts';
import type { RunUndo } from './run.ts';

/** Refusals that are told one by one. */
const mostTold = 50;

/** Takes back all that a run brought in; cut off, it goes on when it is asked for again. */
export async function undoRun({ deps, run, isTrial, signal, progress }: RunWork): Promise<RunUndo> {
  const refused: Refused[] = [];
  const sum = { restored: 0, withdrawn: 0, separated: 0 };
  const entries = { loan_type: [], collection: [], location: [] } as Record<CodeTable, string[]>;
  let isInterrupted = false;
  for (const importId of await importsOf(deps.db, run.id)) {
    const result = await undoImport(deps.pool, { importId, isDryRun: isTrial, signal });
    if (result.kind === 'unknown-import') continue;
    const { report } = result;
    sum.restored += report.restored;
    sum.withdrawn += report.withdrawn;
    sum.separated += report.separated;
    for (const table of codeTables) entries[table].push(...report.entries[table]);
    refused.push(...report.refused);
    progress.records = sum.restored + sum.withdrawn + sum.separated + refused.length;
    isInterrupted = report.isInterrupted;
    if (isInterrupted) break;
  }
  return {
    at: deps.clock.now().toString(),
    ...sum,
    refused: refused.length,
    entries,
    examples: refused.slice(0, mostTold).map(({ titleId, title, controlNumber, reason }) => ({
      titleId,
      title,
      controlNumber,
      reason,
    })),
    isInterrupted,
  };
}
