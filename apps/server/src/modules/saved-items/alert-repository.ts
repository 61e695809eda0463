import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isWithinDays } from '../../platform/sql/civil-days.ts';

export type AlertRow = Awaited<ReturnType<typeof findAlerts>>[number];

interface AlertFilter {
  readonly id?: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A person's alerts, the newest first. */
export function findAlerts(db: Db, personId: number, { id, from, to }: AlertFilter) {
  return db
    .selectFrom('alert as a')
    .innerJoin('saved_search as s', 's.id', 'a.saved_search_id')
    .where('a.person_id', '=', personId)
    .where(isWithinDays('a.created_at', from, to))
    .$if(id !== undefined, (q) => q.where('a.id', '=', id ?? 0))
    .selectAll('a')
    .select(['s.name', 's.query'])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

export async function countUnread(db: Db, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom('alert')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Marks an alert as read; the first time counts. */
export async function markRead(db: Db, personId: number, id: number, at: Date): Promise<void> {
  await db
    .updateTable('alert')
    .set({ read_at: at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .execute();
}

/** Deletes an alert; false where this person has no such alert. */
export async function deleteAlert(db: Db, personId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('alert')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface SearchToLookAt {
  readonly id: number;
  readonly person_id: number;
  readonly query: string;
  /** The last day that has been looked at. */
  readonly looked_to: string;
  /** Language of its reader. */
  readonly language: Language;
}

/** The numbers of the searches that are to alert and have not been looked at up to a day. */
export async function findToLookAt(db: Db, upTo: string): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select('id')
    .where('alerts', '=', true)
    .where('looked_to', '<', upTo)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads a search to look at; undefined where it is gone since. */
export function readToLookAt(db: Db, id: number): Promise<SearchToLookAt | undefined> {
  return db
    .selectFrom('saved_search as s')
    .innerJoin('person as p', 'p.id', 's.person_id')
    .select(['s.id', 's.person_id', 's.query', 's.looked_to', 'p.language'])
    .where('s.id', '=', id)
    .executeTakeFirst();
}

export interface NewTitles {
  readonly from: string;
  readonly to: string;
  readonly titles: number;
  readonly at: Date;
}

/**
 * Tells of new titles and remembers up to which day it was looked, in one transaction. False where another look was
 * quicker, or the search is gone or quiet since: then nothing is told.
 */
export function tellOfTitles(db: Db, search: SearchToLookAt, found: NewTitles): Promise<boolean> {
  const { from, to, titles, at } = found;
  return db.transaction().execute(async (trx) => {
    const looked = await trx
      .updateTable('saved_search')
      .set({ looked_to: to })
      .where('id', '=', search.id)
      .where('alerts', '=', true)
      .where('looked_to', '=', search.looked_to)
      .returning('id')
      .executeTakeFirst();
    if (!looked) return false;
    if (titles === 0) return true;
    await trx
      .insertInto('alert')
      .values({
        person_id: search.person_id,
        saved_search_id: search.id,
        from_day: from,
        to_day: to,
        titles,
        created_at: at,
        read_at: null,
        unmailed_from: from,
      })
      .onConflict((conflict) =>
        conflict
          .column('saved_search_id')
          .where('read_at', 'is', null)
          .doUpdateSet({
            to_day: to,
            titles: sql<number>`alert.titles + excluded.titles`,
            created_at: at,
            unmailed_from: sql<string>`coalesce(alert.unmailed_from, excluded.unmailed_from)`,
          }),
      )
      .execute();
    return true;
  });
}
