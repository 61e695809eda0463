import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { ImportDesk } from './import-desk.ts';
import { presentRun } from './present-run.ts';
import { findRun } from './repository.ts';
import { stateBeforeUndo } from './state-before-undo.ts';

interface CancelDeps {
  readonly db: Db;
  readonly imports: ImportDesk;
}

/**
 * Cancels a run. One that is being done is ended by the server that does it, which looks twice a second; one that waits
 * ends here.
 */
export function cancelImportRun({
  db,
  imports,
}: CancelDeps): UseCase<typeof endpoints.cancelImportRun> {
  return async ({ params: { id } }, { language }) => {
    const found = await findRun(db, id);
    if (!found) return refuse(404, 'NaoEncontrado');
    const isChanged = await cancel(db, id, await stateBeforeUndo(imports.files, id));
    if (!isChanged) return refuse(409, 'SituacaoMudou');
    const row = await findRun(db, id);
    if (!row) return refuse(404, 'NaoEncontrado');
    // A file with which nothing was done is removed.
    if (row.state === 'cancelled' && row.task === null) await imports.files.remove(id);
    const isThere = await imports.files.isSent(id);
    return { status: 200, body: presentRun(row, isThere, translatorFor(language)) };
  };
}

async function cancel(db: Db, id: number, beforeUndo: 'cancelled' | 'ended'): Promise<boolean> {
  const running = await db
    .updateTable('import_run')
    .set({ is_cancelled: true })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  if (running) return true;
  const waiting = await db
    .updateTable('import_run')
    .set({ state: 'ready', task: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('task', 'in', ['trial', 'import'])
    .returning('id')
    .executeTakeFirst();
  if (waiting) return true;
  const undoing = await db
    .updateTable('import_run')
    .set({ state: beforeUndo })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (undoing) return true;
  const resting = await db
    .updateTable('import_run')
    .set({ state: 'cancelled', task: null })
    .where('id', '=', id)
    .where('state', 'in', ['receiving', 'ready'])
    .returning('id')
    .executeTakeFirst();
  return resting !== undefined;
}
