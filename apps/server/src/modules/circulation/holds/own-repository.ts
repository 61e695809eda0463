import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isWithinDays } from '../../../platform/sql/civil-days.ts';
import { dateOf } from '../facts/index.ts';
import type { HoldKey } from './matching.ts';

/** Open holds of a person: the title of each, by its number. */
export async function findOwnTitles(
  db: Db,
  personId: number,
): Promise<readonly { readonly id: number; readonly titleId: number }[]> {
  return db
    .selectFrom('hold')
    .select(['id', 'title_id as titleId'])
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute();
}

/** The title that a hold of the person's is about, while it is open. */
export function findOwnTitle(db: Db, personId: number, holdId: number) {
  return db
    .selectFrom('hold')
    .select(['id', 'title_id as titleId'])
    .where('id', '=', holdId)
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
}

interface NewHold {
  readonly key: HoldKey;
  readonly personId: number;
  readonly loginId: number;
  readonly at: Temporal.Instant;
  readonly neededUntil: string | null;
}

/**
 * Writes a hold; the copies of the title are locked. It is never dated before one that is there: clocks of servers
 * differ.
 */
export async function insertHold(trx: Db, hold: NewHold): Promise<number> {
  const { key } = hold;
  const { id } = await trx
    .insertInto('hold')
    .values({
      person_id: hold.personId,
      login_id: hold.loginId,
      title_id: key.titleId,
      library_id: key.libraryId,
      volume: key.volume,
      tome: key.tome,
      part: key.part,
      additional_material: key.additionalMaterial,
      location_id: key.locationId,
      placed_at: sql<Date>`greatest(${dateOf(hold.at)}::timestamptz, (select max(placed_at)
        from hold where title_id = ${key.titleId} and state <> 'ended'))`,
      needed_until: hold.neededUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a hold that waits as its person asks; false where it waits no more. */
export async function changeWaiting(
  trx: Db,
  own: { readonly personId: number; readonly holdId: number },
  change: { readonly suspended_until: string | null } | { readonly needed_until: string | null },
): Promise<boolean> {
  const row = await trx
    .updateTable('hold')
    .set(change)
    .where('id', '=', own.holdId)
    .where('person_id', '=', own.personId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface HistorySpan {
  readonly personId: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

function ended(db: Db, { personId, from, to }: HistorySpan) {
  return db
    .selectFrom('hold as h')
    .where('h.person_id', '=', personId)
    .where('h.state', '=', 'ended')
    .where(isWithinDays('h.ended_at', from, to));
}

/** A page of the holds of a person that have ended, the last one first. */
export function findEnded(
  db: Db,
  of: HistorySpan,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return ended(db, of)
    .selectAll('h')
    .orderBy('h.ended_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countEnded(db: Db, of: HistorySpan): Promise<number> {
  const { total } = await ended(db, of)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
