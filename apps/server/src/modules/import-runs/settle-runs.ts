import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { ImportDesk } from './import-desk.ts';

/**
 * An import whose job will not be done any more is told to be cut off: its server ended and it failed
 * each time it was begun again, or the queue has lost it.
 */
export async function settleRuns(db: Db, desk: ImportDesk): Promise<void> {
  const open = await db
    .selectFrom('import_run')
    .select(['id', 'job_id'])
    // A moment passes between the row and its job.
    .select(sql<boolean>`started_at < now() - interval '1 minute'`.as('isOld'))
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  for (const { id, job_id: jobId, isOld } of open) {
    const isOver = jobId === null ? isOld : await desk.isOver(jobId);
    if (!isOver) continue;
    await db
      .updateTable('import_run')
      .set({ state: 'cut-off', ended_at: sql`now()` })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .where((where) =>
        jobId === null ? where('job_id', 'is', null) : where('job_id', '=', jobId),
      )
      .execute();
  }
}
