import type { Language } from '@estante/contract';
import type { Database, Db } from '@estante/database';
import { sql, type Insertable } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import type { RequestedParts } from './stock.ts';

/** Holds and requests that wait for copies of a title, each with the library it waits at. */
export async function findAwaited(db: Db, titleId: number): Promise<RequestedParts[]> {
  const { rows } = await sql<RequestedParts>`
    select library_id as "libraryId", volume, tome, part,
      additional_material as "additionalMaterial"
    from hold where title_id = ${titleId} and state = 'waiting'
    union all
    select origin_library_id, volume, tome, part, additional_material
    from loan_request where title_id = ${titleId} and state = 'waiting'`.execute(db);
  return rows;
}

export async function findOpenOfTitle(
  db: Db,
  personId: number,
  titleId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('loan_request')
    .select('id')
    .where('person_id', '=', personId)
    .where('title_id', '=', titleId)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Telephone number that the person wrote the last time, and the addresses by which mail reaches them. */
export async function findContact(db: Db, personId: number) {
  const row = await db
    .selectFrom('person as p')
    .select((eb) => [
      'p.emails',
      eb
        .selectFrom('loan_request as r')
        .select('r.phone')
        .whereRef('r.person_id', '=', 'p.id')
        .orderBy('r.id', 'desc')
        .limit(1)
        .as('phone'),
    ])
    .where('p.id', '=', personId)
    .executeTakeFirst();
  return { phone: row?.phone ?? '', email: (row?.emails ?? []).join('; ') };
}

/** Places in which libraries serve readers, beside their desks; by name. */
export function findServicePoints(db: Db, language: Language) {
  return db
    .selectFrom('service_point as s')
    .select(['s.id', 's.library_id', nameIn('s', language).as('name')])
    .orderBy('name')
    .orderBy('s.id')
    .execute();
}

export async function isServicePointOf(db: Db, libraryId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('service_point')
    .select('id')
    .where('library_id', '=', libraryId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCourierRuns(db: Db) {
  const rows = await db.selectFrom('courier_run').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    fromLibraryId: row.from_library_id,
    toLibraryId: row.to_library_id,
    weekday: row.weekday,
    days: row.days,
  }));
}

export async function insertRequest(
  trx: Db,
  request: Insertable<Database['loan_request']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('loan_request')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Cancels a request, with the copies of its title locked; false where it did not wait, or was not the person's. */
export async function cancelOwn(trx: Db, personId: number, id: number, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('loan_request')
    .set({ state: 'not-finished', ended_by: 'patron', ended_at: at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a request from the person's list; false where it had not ended, or was not theirs. The first time counts. */
export async function removeOwn(db: Db, personId: number, id: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('loan_request')
    .set({ removed_at: sql<Date>`coalesce(removed_at, ${at})` })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('ended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
