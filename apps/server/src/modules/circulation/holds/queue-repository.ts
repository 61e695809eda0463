import type { Database, Db, HoldEnd } from '@estante/database';
import type { NotNull, Selectable } from 'kysely';
import { putOnHoldShelf, takeOffHoldShelf } from '../copies/index.ts';
import { dateOf, momentOf } from '../facts/index.ts';
import type { HoldKey } from './matching.ts';

/** A hold that waits, or whose copy stands on the hold shelf. */
export interface OpenHold extends HoldKey {
  readonly id: number;
  readonly personId: number;
  readonly loginId: number;
  readonly placedAt: Temporal.Instant;
  readonly suspendedUntil: Temporal.PlainDate | null;
  readonly neededUntil: Temporal.PlainDate | null;
  /** Null while it waits. */
  readonly released: { readonly at: Temporal.Instant; readonly until: Temporal.PlainDate } | null;
  readonly copyId: number | null;
}

/** Holds of a title that have not ended, in order of placing. */
export async function findOpenHolds(db: Db, titleId: number): Promise<readonly OpenHold[]> {
  const rows = await db
    .selectFrom('hold')
    .selectAll()
    .where('title_id', '=', titleId)
    .where('state', '<>', 'ended')
    .orderBy('placed_at')
    .orderBy('id')
    .$narrowType<{ person_id: NotNull; login_id: NotNull }>()
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
    released: releaseOf(row),
    copyId: row.copy_id,
  }));
}

function releaseOf(row: Pick<Selectable<Database['hold']>, 'released_at' | 'pickup_until'>) {
  const until = dayOf(row.pickup_until);
  return row.released_at && until && { at: momentOf(row.released_at), until };
}

/** Holds that wait for a title, in order of placing. */
export async function findQueue(db: Db, titleId: number): Promise<readonly OpenHold[]> {
  return (await findOpenHolds(db, titleId)).filter(({ released }) => released === null);
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
  const row = await trx
    .updateTable('hold')
    .set({ state: 'ended', ended_at: dateOf(at), end_reason: reason, end_note: note })
    .where('id', '=', holdId)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Its copy has left the catalogue: it waits again, in the place it had. */
export async function putBackInQueue(trx: Db, holdId: number): Promise<void> {
  await trx
    .updateTable('hold')
    .set({ state: 'waiting', released_at: null, pickup_until: null })
    .where('id', '=', holdId)
    .where('state', '=', 'released')
    .where('copy_id', 'is', null)
    .execute();
}

/** A copy is not on the hold shelf where it should be: who it stood there for waits again, in the old place. */
export async function putBackWithoutCopy(trx: Db, copyId: number): Promise<void> {
  await trx
    .updateTable('hold')
    .set({ state: 'waiting', released_at: null, pickup_until: null, copy_id: null })
    .where('copy_id', '=', copyId)
    .where('state', '=', 'released')
    .execute();
}

/** Every title that somebody waits for, or that stands on the hold shelf. */
export async function findAwaitedTitles(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('hold')
    .select('title_id')
    .distinct()
    .where('state', '<>', 'ended')
    .orderBy('title_id')
    .execute();
  return rows.map(({ title_id }) => title_id);
}

/** The category of each login that has one. */
export async function findCategories(
  db: Db,
  loginIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (loginIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('login')
    .select(['id', 'category_id'])
    .where('id', 'in', loginIds)
    .execute();
  return new Map(
    rows.flatMap(({ id, category_id }) => (category_id === null ? [] : [[id, category_id]])),
  );
}

function dayOf(text: string | null): Temporal.PlainDate | null {
  return text === null ? null : Temporal.PlainDate.from(text);
}
