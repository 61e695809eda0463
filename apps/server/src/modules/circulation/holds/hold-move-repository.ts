import type { Db, HoldEnd } from '@estante/database';
import { putOnHoldShelf, takeOffHoldShelf } from '../copies/index.ts';
import { dateOf } from '../facts/index.ts';

export interface Release {
  readonly holdId: number;
  readonly copyId: number;
  readonly at: Temporal.Instant;
  /** The last day to fetch it. */
  readonly pickupUntil: Temporal.PlainDate;
}

/** Puts a copy on the hold shelf for a hold that waits. */
export async function releaseHold(trx: Db, release: Release): Promise<void> {
  await putOnHoldShelf(trx, release.copyId);
  await trx
    .updateTable('hold')
    .set({
      state: 'released',
      copy_id: release.copyId,
      released_at: dateOf(release.at),
      pickup_until: release.pickupUntil.toString(),
      suspended_until: null,
    })
    .where('id', '=', release.holdId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
}

export interface HoldEnding {
  readonly reason: HoldEnd;
  readonly at: Temporal.Instant;
  /** Reason that the staff give for it. */
  readonly note?: string;
}

/**
 * Ends an open hold; its copy, where one stands on the hold shelf for it, is taken off. False where
 * it has ended already. The copies of the title are locked.
 */
export async function writeHoldEnd(
  trx: Db,
  holdId: number,
  { reason, at, note = '' }: HoldEnding,
): Promise<boolean> {
  await takeOffShelf(trx, holdId);
  const row = await trx
    .updateTable('hold')
    .set({ state: 'ended', ended_at: dateOf(at), end_reason: reason, end_note: note })
    .where('id', '=', holdId)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the copy off the hold shelf that stands there for a hold. */
async function takeOffShelf(trx: Db, holdId: number): Promise<void> {
  const copies = await trx
    .selectFrom('hold')
    .select('copy_id')
    .where('id', '=', holdId)
    .where('state', '=', 'released')
    .execute();
  await takeOffHoldShelf(
    trx,
    copies.flatMap(({ copy_id }) => copy_id ?? []),
  );
}

/** Puts a hold whose copy has left the catalogue back in the queue, in the place it had. */
export async function putBackInQueue(trx: Db, holdId: number): Promise<void> {
  await trx
    .updateTable('hold')
    .set({ state: 'waiting', released_at: null, pickup_until: null })
    .where('id', '=', holdId)
    .where('state', '=', 'released')
    .where('copy_id', 'is', null)
    .execute();
}

/** Puts a hold whose copy is not on the hold shelf where it should be back in the queue, in its old place. */
export async function putBackWithoutCopy(trx: Db, copyId: number): Promise<void> {
  await trx
    .updateTable('hold')
    .set({ state: 'waiting', released_at: null, pickup_until: null, copy_id: null })
    .where('copy_id', '=', copyId)
    .where('state', '=', 'released')
    .execute();
}
