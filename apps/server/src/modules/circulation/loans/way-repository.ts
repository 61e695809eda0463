import type { Db } from '@estante/database';
import { sql, type NotNull } from 'kysely';
import { dateOf } from '../facts/index.ts';

/** Library that a copy is on its way to, and the request between libraries that it is meant for. */
export interface Way {
  readonly transit: { readonly toLibraryId: number; readonly requestId: number | null } | null;
  readonly request: {
    readonly id: number;
    readonly personId: number;
    /** Whether it has come to where it is fetched. */
    readonly isThere: boolean;
  } | null;
}

/** Finds where a copy is on its way to, and the open request that it is meant for. */
export async function findWay(db: Db, copyId: number): Promise<Way> {
  const transit = await db
    .selectFrom('transit')
    .select(['to_library_id as toLibraryId', 'loan_request_id as requestId'])
    .where('copy_id', '=', copyId)
    .where('arrived_at', 'is', null)
    .executeTakeFirst();
  const request = await db
    .selectFrom('loan_request')
    .select(['id', 'person_id as personId'])
    .select(sql<boolean>`state = 'available'`.as('isThere'))
    .where('copy_id', '=', copyId)
    .where('ended_at', 'is', null)
    .$narrowType<{ personId: NotNull }>()
    .executeTakeFirst();
  return { transit: transit ?? null, request: request ?? null };
}

/** Ends the way of a copy that is here. */
export async function receiveCopy(trx: Db, copyId: number, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('transit')
    .set({ arrived_at: dateOf(at) })
    .where('copy_id', '=', copyId)
    .where('arrived_at', 'is', null)
    .execute();
}

/** Ends a request between libraries with the loan that it was made for. */
export async function finishRequest(
  trx: Db,
  requestId: number,
  loanId: number,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('loan_request')
    .set({ state: 'finished', loan_id: loanId, ended_at: dateOf(at) })
    .where('id', '=', requestId)
    .execute();
}
