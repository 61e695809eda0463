import type { endpoints } from '@estante/contract';
import type { Db, ImportRunTask } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../context.ts';
import type { ImportDesk } from './import-desk.ts';
import { presentRun, restingStates, taskOf } from './present-run.ts';
import { findRun, type RunRow } from './repository.ts';
import { refuseListedCodes } from './refuse-listed-codes.ts';
import { optionsOf, areLibraries, areEntries, type Body } from './run-options.ts';
import type { RunOptions } from './run.ts';
import { settleRuns } from './settle-runs.ts';

interface StartDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly imports: ImportDesk;
  readonly record: Context['record'];
}

export function startImportRun(deps: StartDeps): UseCase<typeof endpoints.startImportRun> {
  const { db, imports } = deps;
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    await settleRuns(db, imports);
    const options = optionsOf(body);
    const isKnown = (await areLibraries(db, options)) && (await areEntries(db, options));
    if (!isKnown) return refuse(404, 'NaoEncontrado');
    const entryCode =
      isOfFile(taskOf[body.tarefa]) && (await refuseListedCodes(db, options, language));
    if (entryCode) return entryCode;
    const isFileThere = await imports.files.isSent(id);
    const refusal = await db
      .transaction()
      .execute((trx) => claim({ ...deps, db: trx }, { id, loginId, body, options, isFileThere }));
    if (refusal) return refusal;
    const jobId = await imports.send(id);
    await db.updateTable('import_run').set({ job_id: jobId }).where('id', '=', id).execute();
    const row = await findRun(db, id);
    if (!row) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: presentRun(row, isFileThere, translatorFor(language)) };
  };
}

interface Claim {
  readonly id: number;
  readonly loginId: number;
  readonly body: Body;
  readonly options: RunOptions;
  readonly isFileThere: boolean;
}

/** Claims a run for a task; the index of the table holds it against another that waits or is done. */
async function claim(
  { db, clock, record }: StartDeps,
  { id, loginId, body, options, isFileThere }: Claim,
): Promise<Refusal | null> {
  // One begins after the other, so that each sees what the one before left.
  await sql`select pg_advisory_xact_lock(hashtext('import_run'))`.execute(db);
  await db.selectFrom('import_run').select('id').where('id', '=', id).forUpdate().execute();
  const run = await findRun(db, id);
  if (!run) return refuse(404, 'NaoEncontrado');
  const busy = await db
    .selectFrom('import_run')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (busy) return refuse(409, 'ImportacaoEmAndamento');
  const task = taskOf[body.tarefa];
  if (!mayBegin(run, task, isFileThere)) return refuse(409, 'SituacaoMudou');
  const at = new Date(clock.now().epochMilliseconds);
  await setWaiting(db, id, { task, options, at });
  const kind = auditKinds[task];
  if (kind) {
    const details = { import: id, file: run.file_name, kind: run.kind };
    await record(db, clock, { kind, loginId, details });
  }
  return null;
}

interface RunTask {
  readonly task: ImportRunTask;
  readonly options: RunOptions;
  readonly at: Date;
}

async function setWaiting(db: Db, id: number, { task, options, at }: RunTask): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: 'waiting', task, attempts: 0, is_cancelled: false, job_id: null })
    .set({ started_at: at, ended_at: null, bytes_done: 0, records_done: 0 })
    .$if(isOfFile(task), (update) => update.set({ options: JSON.stringify(options) }))
    .where('id', '=', id)
    .execute();
}

/** Kinds of audit events by task; trials change nothing and have none. */
const auditKinds = {
  trial: null,
  import: 'file-imported',
  'undo-trial': null,
  undo: 'import-undone',
} as const satisfies Record<ImportRunTask, string | null>;

/** Whether a task reads the file, by the options that are sent. */
function isOfFile(task: ImportRunTask): boolean {
  return task === 'trial' || task === 'import';
}

function mayBegin(run: RunRow, task: ImportRunTask, isFileThere: boolean): boolean {
  if (!restingStates.includes(run.state)) return false;
  if (task === 'undo' || task === 'undo-trial') return run.isUndoable;
  return run.state !== 'ended' && isFileThere && run.received === run.size;
}
