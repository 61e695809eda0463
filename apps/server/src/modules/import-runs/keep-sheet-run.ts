import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import { recordEvent } from '../auth/index.ts';
import type { RunReport } from './run.ts';

/** A sheet that was taken in at once, and what became of its lines. */
export interface SheetRun {
  readonly kind: 'patrons' | 'loans';
  readonly loginId: number;
  readonly fileName: string;
  readonly bytes: number;
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/**
 * Keeps a sheet as a run, so that it stands in the history beside what comes in by files; in the transaction that takes
 * it in.
 */
export async function keepSheetRun(db: Db, clock: Clock, sheet: SheetRun): Promise<void> {
  const now = clock.now();
  const at = new Date(now.epochMilliseconds);
  const { kind, loginId, fileName, read, added, changed, unchanged, refused } = sheet;
  const counts = { kind, read, new: added, changed, unchanged, setAside: refused };
  const report: Pick<RunReport, 'at'> & { kinds: object[] } = {
    at: now.toString(),
    kinds: [counts],
  };
  const { id } = await db
    .insertInto('import_run')
    .values({
      kind,
      login_id: loginId,
      begun_at: at,
      started_at: at,
      ended_at: at,
      file_name: fileName || `${kind}.csv`,
      size: sheet.bytes,
      received: sheet.bytes,
      state: 'ended',
      task: 'import',
      attempts: 1,
      records_done: read,
      report: JSON.stringify(report),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const details = { import: id, file: fileName, kind };
  await recordEvent(db, clock, { kind: 'file-imported', loginId, details });
}
