import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isCalled } from '../../../platform/sql/folded.ts';
import { nameIn } from '../../../platform/sql/name-in.ts';

/** Number of matches that are told at most. */
export const toldPatrons = 20;

/** Links that live, by user name or a part of the name, the very user name first: one more than is told. */
export function findPatrons(
  db: Db,
  { username, text }: { readonly username: string; readonly text: string },
  language: Language,
) {
  return patrons(db, language)
    .where(
      sql<boolean>`(l.username = ${username} or ${isCalled('p.name_key', text)}
        or starts_with(l.username, ${username}))`,
    )
    .orderBy(sql`l.username <> ${username}`)
    .orderBy('p.name')
    .orderBy('l.id')
    .limit(toldPatrons + 1)
    .execute();
}

/** Finds a link that lives; undefined for any other. */
export function findPatron(db: Db, loginId: number, language: Language) {
  return patrons(db, language).where('l.id', '=', loginId).executeTakeFirst();
}

function patrons(db: Db, language: Language) {
  return db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .leftJoin('patron_category as c', 'c.id', 'l.category_id')
    .where('l.ended_at', 'is', null)
    .select([
      'l.id',
      'l.person_id as personId',
      'l.username',
      'p.name',
      nameIn('b', language).as('library'),
    ])
    .select(nameIn<string | null>('c', language).as('category'));
}
