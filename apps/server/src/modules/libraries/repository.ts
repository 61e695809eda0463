import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';

export function findCampuses(db: Db, language: Language) {
  return db
    .selectFrom('campus as c')
    .select(['c.id', 'c.code', nameIn('c', language).as('name')])
    .orderBy('c.id')
    .execute();
}

export function findLibraries(db: Db, language: Language, campusId?: number) {
  return db
    .selectFrom('library as l')
    .select(['l.id', 'l.campus_id', 'l.code', nameIn('l', language).as('name')])
    .select(['l.address', 'l.opening_hours', 'l.phone', 'l.email', 'l.map_address'])
    .$if(campusId !== undefined, (q) => q.where('l.campus_id', '=', campusId ?? 0))
    .orderBy('l.id')
    .execute();
}

/**
 * Finds the hours and the note that readers are told of each library, in the language asked for, else in
 * Portuguese.
 */
export async function findServices(
  db: Db,
  language: Language,
): Promise<ReadonlyMap<number, { readonly hours: string; readonly note: string }>> {
  const services = await db
    .selectFrom('library_service')
    .selectAll()
    .where('language', 'in', [language, 'pt'])
    .execute();
  const asked = services.toSorted(
    (a, b) => Number(a.language === language) - Number(b.language === language),
  );
  return new Map(asked.map((service) => [service.library_id, service]));
}

export function findLibrary(db: Db, id: number) {
  return db.selectFrom('library').selectAll().where('id', '=', id).executeTakeFirst();
}
