import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';

export function findCampuses(db: Db) {
  return db.selectFrom('campus').selectAll().orderBy('id').execute();
}

export function findLibraries(db: Db, campusId?: number) {
  return db
    .selectFrom('library')
    .selectAll()
    .$if(campusId !== undefined, (q) => q.where('campus_id', '=', campusId ?? 0))
    .orderBy('id')
    .execute();
}

/** What readers are told of each library, in the language asked for, else in Portuguese. */
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
