import type { Db, Language, Role } from '@estante/database';
import { sql } from 'kysely';
import { whyReadOnly } from '../../staff-access/index.ts';
import type { Studies } from './study-repository.ts';

/** A link that a file names, and its person, as they are now. */
export interface KnownPatron extends Studies {
  readonly loginId: number;
  readonly personId: number;
  readonly username: string;
  readonly name: string;
  readonly emails: readonly string[];
  readonly language: Language;
  readonly libraryId: number;
  readonly categoryId: number | null;
  readonly validUntil: string | null;
  readonly role: Role;
  readonly hasEnded: boolean;
}

const studies = [
  sql<number[]>`array(select course_id from login_course
        where login_id = l.id order by 1)`.as('courses'),
  sql<number[]>`array(select discipline_id from login_discipline
        where login_id = l.id order by 1)`.as('disciplines'),
  sql<number[]>`array(select id from professor
        where person_id = p.id order by 1)`.as('professors'),
] as const;

/** Patrons of the file who are there, held until the end of the transaction. */
export async function lockPatrons(
  trx: Db,
  usernames: readonly string[],
): Promise<Map<string, KnownPatron>> {
  const rows = await trx
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.id as loginId', 'l.person_id as personId', 'l.username', 'p.name', 'p.emails'])
    .select('p.language')
    .select(['l.library_id as libraryId', 'l.category_id as categoryId', 'l.role', 'l.ended_at'])
    .select('l.valid_until as validUntil')
    .select(studies)
    .where((of) => of('l.username', '=', of.fn.any(of.val([...usernames]))))
    .orderBy('l.person_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map(({ ended_at, ...row }) => [row.username, { ...row, hasEnded: ended_at !== null }]),
  );
}

/**
 * People of the file whom the asker may not change, since they work here by another of their links, or did: name and
 * mail address belong to the person, whichever link a line names.
 */
export async function findReadOnly(
  trx: Db,
  asker: number,
  known: ReadonlyMap<string, KnownPatron>,
): Promise<ReadonlySet<number>> {
  const people = [...known.values()].map(({ personId }) => personId);
  const ofStaff = await trx
    .selectFrom('login')
    .select('person_id')
    .distinct()
    .where((of) => of('person_id', '=', of.fn.any(of.val(people))))
    .where('role', 'in', ['staff', 'administrator'])
    .execute();
  const readOnly = new Set<number>();
  for (const { person_id } of ofStaff)
    if (await whyReadOnly(trx, asker, person_id)) readOnly.add(person_id);
  return readOnly;
}
