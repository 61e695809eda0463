import type { CirculationStatus, CopyStatus, Db } from '@estante/database';
import { sql, type RawBuilder } from 'kysely';
import { transitions, type CopyState, type TransitionName } from './transitions.ts';

/** A move that the table of transitions does not know: a fault of ours, never a refusal. */
export class IllegalTransition extends Error {
  constructor(copyId: number, name: TransitionName) {
    super(`Copy ${copyId} is in no state from which to ${name} it`);
  }
}

/** State as its column has it: 'none' is null. */
const columnOf = (state: CopyState): CirculationStatus | null => (state === 'none' ? null : state);

const current = sql<CopyState>`coalesce(circulation_status, 'none')`;

/** Columns of a copy that circulation saw come back: neither out nor lost, whatever its source last said. */
const sourceIn = {
  status: sql<'available'>`case when status in ('on-loan', 'lost') then 'available' else status end`,
  due_on: null,
} as const;

type Columns =
  | { readonly circulation_due_on?: string }
  | typeof sourceIn
  | {
      readonly status: CopyStatus | RawBuilder<CopyStatus>;
      readonly due_on: null;
      readonly record_says: RawBuilder<string>;
    };

/** Moves a copy as the table of transitions has it, and sets more columns with it; throws where the table does not. */
export async function moveCopy(
  trx: Db,
  copyId: number,
  name: TransitionName,
  columns: Columns = {},
): Promise<void> {
  const { from, to } = transitions[name];
  const moved = await trx
    .updateTable('copy')
    .set({ circulation_status: columnOf(to), circulation_due_on: null, ...columns })
    .where('id', '=', copyId)
    .where(current, 'in', from)
    .returning('id')
    .executeTakeFirst();
  if (!moved) throw new IllegalTransition(copyId, name);
}

/** `dueOn`: the day it is due back, 'YYYY-MM-DD'. The copies of its title are locked. */
export const lend = (trx: Db, copyId: number, dueOn: string) =>
  moveCopy(trx, copyId, 'lend', { circulation_due_on: dueOn });

/** The copy stays out until another day, 'YYYY-MM-DD'. */
export const renew = (trx: Db, copyId: number, dueOn: string) =>
  moveCopy(trx, copyId, 'renew', { circulation_due_on: dueOn });

/** The copy waits on the hold shelf for one reader. */
export const putOnHoldShelf = (trx: Db, copyId: number) => moveCopy(trx, copyId, 'putOnHoldShelf');

/** The copy came in and stands in its place. */
export const makeAvailable = (trx: Db, copyId: number) =>
  moveCopy(trx, copyId, 'makeAvailable', sourceIn);

/**
 * The copy leaves for another library: see `transits/`. `cameIn`: it was seen to come in before.
 */
export const send = (trx: Db, copyId: number, { cameIn }: { readonly cameIn: boolean }) =>
  moveCopy(trx, copyId, 'send', cameIn ? sourceIn : {});

/** The copy is lost, until it is scanned again. */
export const lose = (trx: Db, copyId: number) => moveCopy(trx, copyId, 'lose');

/** The borrower says that the copy was brought back. */
export const claimReturned = (trx: Db, copyId: number) => moveCopy(trx, copyId, 'claimReturned');

/** Takes the copies off the hold shelf that still stand there. */
export async function takeOffHoldShelf(trx: Db, copyIds: readonly number[]): Promise<void> {
  if (copyIds.length === 0) return;
  const { from, to } = transitions.takeOffHoldShelf;
  await trx
    .updateTable('copy')
    .set({ circulation_status: columnOf(to) })
    .where('id', 'in', copyIds)
    .where(current, 'in', from)
    .execute();
}

/** Records copies that are out until a day each, as another system wrote them. */
export async function recordLoans(
  trx: Db,
  loans: readonly { readonly copyId: number; readonly dueOn: string }[],
): Promise<void> {
  const { from, to } = transitions.recordLoan;
  await sql`
    update copy set circulation_status = ${to}, circulation_due_on = loan.due_on
    from unnest(${loans.map(({ copyId }) => copyId)}::integer[],
      ${loans.map(({ dueOn }) => dueOn)}::date[]) as loan (copy_id, due_on)
    where copy.id = loan.copy_id
      and coalesce(copy.circulation_status, 'none') = any(${from}::text[])`.execute(trx);
}

/** Changes the day on which a copy that is out is due; for one that is not, nothing changes. */
export async function changeDueDay(trx: Db, copyId: number, dueOn: string): Promise<void> {
  await trx
    .updateTable('copy')
    .set({ circulation_due_on: dueOn })
    .where('id', '=', copyId)
    .where('circulation_status', '=', 'on-loan')
    .execute();
}
