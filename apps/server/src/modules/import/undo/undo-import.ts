import type pg from 'pg';
import { ImportInterrupted, openSession, type Session } from '../database/session.ts';
import { nothingUndone, added, type UndoReport, type UndonePart } from './undo-report.ts';
import { findUndoable, importExists, markUndone, type UndoableRecord } from './undo-repository.ts';
import { removeMadeEntries } from './made-entries.ts';
import { restoreRecords } from './restore-records.ts';
import type { Transaction } from '../database/transaction.ts';
import { withdrawAdded } from './withdraw-added.ts';

export interface UndoOptions {
  /** Number by which the report of the import names it. */
  readonly importId: number;
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
  /** Called with what has been undone so far, after each transaction. */
  readonly onUndone?: (report: UndoReport) => Promise<void>;
}

export type UndoResult =
  | { readonly kind: 'unknown-import' }
  | { readonly kind: 'report'; readonly report: UndoReport };

const recordsAtOnce = 250;

/**
 * Takes back what an import did to titles: records it overwrote are as they were, those it added are
 * withdrawn. What was changed or lent since stays, and is named. In turn with imports, some hundred
 * records in a transaction; cut off, it goes on when it is run again.
 */
export async function undoImport(pool: pg.Pool, options: UndoOptions): Promise<UndoResult> {
  const { importId, isDryRun, signal } = options;
  if (!(await importExists(pool, importId))) return { kind: 'unknown-import' };
  const session = await openSession(pool, { isDryRun, signal });
  try {
    return { kind: 'report', report: await undoAll(session, options) };
  } finally {
    await session.close();
  }
}

async function undoAll(
  session: Session,
  { importId, signal, onUndone }: UndoOptions,
): Promise<UndoReport> {
  let report = nothingUndone;
  try {
    for (let after = 0; ;) {
      if (signal.aborted) throw new ImportInterrupted();
      const found = await session.transaction(async (transaction) => {
        const records = await findUndoable(transaction, importId, after, recordsAtOnce);
        const undone = await undoSome(transaction, importId, records);
        if (records.length > 0) return { records, undone };
        await markUndone(transaction, importId);
        return { records, undone, entries: await removeMadeEntries(transaction) };
      });
      report = added(report, found.undone);
      const last = found.records.at(-1);
      if (!last) return { ...report, entries: found.entries ?? report.entries };
      await onUndone?.(report);
      after = last.recordId;
    }
  } catch (error) {
    if (error instanceof ImportInterrupted) return { ...report, isInterrupted: true };
    throw error;
  }
}

async function undoSome(
  transaction: Transaction,
  importId: number,
  records: readonly UndoableRecord[],
): Promise<UndonePart> {
  const open = records.filter(({ refusal }) => refusal === null);
  const idsOf = (wasThere: boolean) =>
    open.filter((one) => one.isOverwritten === wasThere).map(({ recordId }) => recordId);
  const restored = idsOf(true);
  await restoreRecords(transaction, importId, restored);
  const { withdrawn, separated } = await withdrawAdded(transaction, importId, idsOf(false));
  return {
    restored: restored.length,
    withdrawn,
    separated,
    refused: records.flatMap(({ refusal, ...record }) =>
      refusal === null ? [] : [{ ...pick(record), reason: refusal }],
    ),
  };
}

function pick({ titleId, title, controlNumber, changedBy }: Omit<UndoableRecord, 'refusal'>) {
  return { titleId, title, controlNumber, changedBy };
}
