import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';

/** Holder's name, and user name, library, validity and category of a login of theirs. */
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
