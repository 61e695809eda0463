import type { Database, Db } from '@estante/database';
import type { NotNull, Selectable } from 'kysely';
import { momentOf } from '../facts/index.ts';
import type { HoldKey } from './matching.ts';

/** A hold that waits, or whose copy stands on the hold shelf. */
export interface OpenHold extends HoldKey {
  readonly id: number;
  readonly personId: number;
  readonly loginId: number;
  readonly placedAt: Temporal.Instant;
  readonly suspendedUntil: Temporal.PlainDate | null;
  readonly neededUntil: Temporal.PlainDate | null;
  /** Release of the hold; null while it waits. */
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
  return rows.map(openHoldOf);
}

interface HoldRow extends Selectable<Database['hold']> {
  readonly person_id: number;
  readonly login_id: number;
}

function openHoldOf(row: HoldRow): OpenHold {
  return {
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
  };
}

function releaseOf(row: Pick<HoldRow, 'released_at' | 'pickup_until'>) {
  const until = dayOf(row.pickup_until);
  return row.released_at && until && { at: momentOf(row.released_at), until };
}

/** Holds that wait for a title, in order of placing. */
export async function findQueue(db: Db, titleId: number): Promise<readonly OpenHold[]> {
  return (await findOpenHolds(db, titleId)).filter(({ released }) => released === null);
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
