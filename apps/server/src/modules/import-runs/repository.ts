import type { Db, ImportRunState, ImportRunTask } from '@estante/database';
import { sql } from 'kysely';

export type RunRow = Awaited<ReturnType<typeof findRuns>>[number];

/** Runs of imports: all of what is brought in is the network's, and every person who may import sees each. */
export function selectRuns(db: Db) {
  return db
    .selectFrom('import_run as r')
    .leftJoin('login as l', 'l.id', 'r.login_id')
    .leftJoin('person as p', 'p.id', 'l.person_id')
    .selectAll('r')
    .select('p.name as who')
    .select(
      sql<boolean>`exists (
        select from import i where i.run_id = r.id and i.undone_at is null)`.as('isUndoable'),
    );
}

export function findRuns(db: Db, page: { readonly page: number; readonly size: number }) {
  return selectRuns(db)
    .orderBy('r.begun_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
}

export function findRun(db: Db, id: number): Promise<RunRow | undefined> {
  return selectRuns(db).where('r.id', '=', id).executeTakeFirst();
}

export async function countRuns(db: Db): Promise<{ total: number; isBusy: boolean }> {
  const row = await db
    .selectFrom('import_run')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(sql<boolean>`coalesce(bool_or(state in ('waiting', 'running')), false)`.as('isBusy'))
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Numbers of the imports that one run made and nobody has undone, the last first: that is how they
 * are taken back.
 */
export async function importsOf(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('import')
    .select('id')
    .where('run_id', '=', runId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes up a run that waits, or that a server had begun; null where it was cancelled meanwhile. */
export async function takeUp(db: Db, id: number, at: Date): Promise<RunRow | null> {
  const taken = await db
    .updateTable('import_run')
    .set({ state: 'running', attempts: sql`attempts + 1`, started_at: at })
    .set({ bytes_done: 0, records_done: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  return taken ? ((await findRun(db, id)) ?? null) : null;
}

/** Tells how far it has come; returns whether somebody wants it ended. */
export async function keepProgress(
  db: Db,
  id: number,
  { bytes, records }: { readonly bytes: number; readonly records: number },
): Promise<boolean> {
  const row = await db
    .updateTable('import_run')
    .set({ bytes_done: bytes, records_done: records })
    .where('id', '=', id)
    .returning('is_cancelled')
    .executeTakeFirst();
  return row?.is_cancelled ?? true;
}

/** Keeps what an undoing has done so far: the server that goes on adds to it. */
export async function keepUndone(db: Db, id: number, undone: object): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ undo: JSON.stringify(undone) })
    .where('id', '=', id)
    .execute();
}

/** Column of a run in which each task keeps what came of it. */
const columnOf = {
  trial: 'trial',
  import: 'report',
  'undo-trial': 'undo_trial',
  undo: 'undo',
} as const satisfies Record<ImportRunTask, string>;

export async function keepOutcome(
  db: Db,
  id: number,
  end: {
    readonly state: ImportRunState;
    readonly task: ImportRunTask;
    readonly outcome: object | null;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: end.state, ended_at: end.at })
    .$if(end.outcome !== null, (update) =>
      update.set({ [columnOf[end.task]]: JSON.stringify(end.outcome) }),
    )
    .where('id', '=', id)
    .execute();
}
