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
