import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dateOf } from '../facts/index.ts';
import type { OpenLoan } from './loan-repository.ts';

interface Closing {
  readonly libraryId: number;
  readonly returnedBy: number | null;
  readonly at: Temporal.Instant;
}

/** Ends a loan; clocks of two servers may differ, and none ends before it began. */
export async function closeLoan(
  trx: Db,
  loan: Pick<OpenLoan, 'id'>,
  { libraryId, returnedBy, at }: Closing,
  { isLost }: { readonly isLost: boolean },
): Promise<void> {
  await trx
    .updateTable('loan')
    .set({
      returned_at: sql<Date>`greatest(lent_at, ${dateOf(at)})`,
      returned_in: libraryId,
      returned_by: returnedBy,
      is_lost: isLost,
    })
    .where('id', '=', loan.id)
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Circulation has nothing more to say of a copy; nor has its source, where it said that it is out. */
export async function writeBack(trx: Db, copyId: number): Promise<void> {
  await trx
    .updateTable('copy')
    .set({ circulation_status: null, circulation_due_on: null, ...sourceIn })
    .where('id', '=', copyId)
    .execute();
}

const sourceIn = {
  status: sql<'available'>`case status when 'on-loan' then 'available' else status end`,
  due_on: null,
} as const;

interface Sending {
  readonly copyId: number;
  readonly from: number;
  readonly to: number;
  readonly at: Temporal.Instant;
}

/** Sends a copy to another library. */
export async function sendCopy(trx: Db, { copyId, from, to, at }: Sending): Promise<void> {
  await trx
    .insertInto('transit')
    .values({
      copy_id: copyId,
      from_library_id: from,
      to_library_id: to,
      loan_request_id: null,
      sent_at: dateOf(at),
    })
    .execute();
  await trx
    .updateTable('copy')
    .set({ circulation_status: 'in-transit', circulation_due_on: null, ...sourceIn })
    .where('id', '=', copyId)
    .execute();
}

export async function writeLost(trx: Db, copyId: number): Promise<void> {
  await trx
    .updateTable('copy')
    .set({ circulation_status: 'lost', circulation_due_on: null })
    .where('id', '=', copyId)
    .execute();
}

/** Whether circulation has a copy for lost. */
export async function isLostHere(db: Db, copyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('copy')
    .select('id')
    .where('id', '=', copyId)
    .where('circulation_status', '=', 'lost')
    .executeTakeFirst();
  return row !== undefined;
}
