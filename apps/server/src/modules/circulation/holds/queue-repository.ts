import type { Db, HoldEnd } from '@estante/database';
import { Temporal } from 'temporal-polyfill';
import { dateOf, momentOf } from '../facts/index.ts';
import type { HoldKey } from './matching.ts';

/** A hold that has not been released, as the queue sees it. */
export interface QueuedHold extends HoldKey {
  readonly id: number;
  readonly personId: number;
  readonly loginId: number;
  readonly placedAt: Temporal.Instant;
  readonly suspendedUntil: Temporal.PlainDate | null;
  readonly neededUntil: Temporal.PlainDate | null;
}

/** Those that wait for a title, in order of placing. */
export async function findQueue(db: Db, titleId: number): Promise<readonly QueuedHold[]> {
  const rows = await db
    .selectFrom('hold')
    .selectAll()
    .where('title_id', '=', titleId)
    .where('state', '=', 'waiting')
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    personId: row.person_id,
    loginId: row.login_id,
    titleId: row.title_id,
    libraryId: row.library_id,
    volume: row.volume,
    tome: row.tome,
    part: row.part,
    additionalMaterial: row.additional_material,
    locationId: row.location_id,
    placedAt: momentOf(row.placed_at),
    suspendedUntil: dayOf(row.suspended_until),
    neededUntil: dayOf(row.needed_until),
  }));
}

export interface Release {
  readonly holdId: number;
  readonly copyId: number;
  readonly at: Temporal.Instant;
  /** The last day to fetch it. */
  readonly pickupUntil: Temporal.PlainDate;
}

/** Puts a copy on the hold shelf for a hold that waits. */
export async function releaseHold(trx: Db, release: Release): Promise<void> {
  await trx
    .updateTable('copy')
    .set({ circulation_status: 'held' })
    .where('id', '=', release.copyId)
    .executeTakeFirstOrThrow();
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
}

/**
 * Ends an open hold; its copy, where one stands on the hold shelf for it, is taken off. False where
 * it has ended already. The copies of the title are locked.
 */
export async function writeHoldEnd(
  trx: Db,
  holdId: number,
  { reason, at }: HoldEnding,
): Promise<boolean> {
  await takeOffShelf(trx, holdId);
  const row = await trx
    .updateTable('hold')
    .set({ state: 'ended', ended_at: dateOf(at), end_reason: reason })
    .where('id', '=', holdId)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function takeOffShelf(trx: Db, holdId: number): Promise<void> {
  await trx
    .updateTable('copy')
    .from('hold')
    .set({ circulation_status: null })
    .whereRef('copy.id', '=', 'hold.copy_id')
    .where('hold.id', '=', holdId)
    .where('hold.state', '=', 'released')
    .where('copy.circulation_status', '=', 'held')
    .execute();
}

function dayOf(text: string | null): Temporal.PlainDate | null {
  return text === null ? null : Temporal.PlainDate.from(text);
}
