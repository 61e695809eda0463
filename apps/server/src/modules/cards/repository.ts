import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';

/** Who comes by a login of theirs, and what the link is. */
export function findHolder(
  db: Db,
  { personId, loginId }: { readonly personId: number; readonly loginId: number },
  language: Language,
) {
  return db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .leftJoin('patron_category as c', 'c.id', 'l.category_id')
    .select([
      'p.name',
      'l.username',
      'l.library_id',
      'l.valid_until',
      nameIn<string | null>('c', language).as('category'),
    ])
    .where('l.id', '=', loginId)
    .where('l.person_id', '=', personId)
    .executeTakeFirst();
}
