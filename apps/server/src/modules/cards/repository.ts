import type { Db } from '@estante/database';

/** Who comes by a login of theirs, and what the link is. */
export function findHolder(db: Db, personId: number, loginId: number) {
  return db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .leftJoin('patron_category as c', 'c.id', 'l.category_id')
    .select(['p.name', 'l.username', 'l.library_id', 'l.valid_until', 'c.name as category'])
    .where('l.id', '=', loginId)
    .where('l.person_id', '=', personId)
    .executeTakeFirst();
}
