import type { Db, Language, Role } from '@estante/database';
import { fold } from '../sheets/index.ts';
import { sql } from 'kysely';
import { moveOpenRequest } from '../../personal-data/index.ts';
import { isSeenBy, whyReadOnly } from '../../staff-access/index.ts';
import type { Known, PatronLine } from './read-patrons.ts';
import { findKnownStudies, writeStudies, type Studies } from './study-repository.ts';

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

export async function findKnown(db: Db): Promise<Known> {
  const libraries = await db.selectFrom('library').select(['id', 'code']).execute();
  const categories = await db.selectFrom('patron_category').select(['id', 'code']).execute();
  const byCode = (rows: readonly { readonly id: number; readonly code: string }[]) =>
    new Map(rows.map(({ id, code }) => [fold(code), id]));
  return {
    libraries: byCode(libraries),
    categories: byCode(categories),
    ...(await findKnownStudies(db)),
  };
}

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
    .select([
      sql<number[]>`array(select course_id from login_course
        where login_id = l.id order by 1)`.as('courses'),
      sql<number[]>`array(select discipline_id from login_discipline
        where login_id = l.id order by 1)`.as('disciplines'),
      sql<number[]>`array(select id from professor
        where person_id = p.id order by 1)`.as('professors'),
    ])
    .where((of) => of('l.username', '=', of.fn.any(of.val([...usernames]))))
    .orderBy('l.person_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map(({ ended_at, ...row }) => [row.username, { ...row, hasEnded: ended_at !== null }]),
  );
}

/**
 * People of the file whom the asker may not change, since they work here by another of their links, or
 * did: name and mail address are of the person, whichever link a line names.
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

/** Libraries whose readers the asker may write. */
export async function findSeenLibraries(trx: Db, asker: number): Promise<ReadonlySet<number>> {
  const seen = trx.selectFrom('library as b').select('b.id').where(isSeenBy(asker, 'b.id'));
  return new Set((await seen.execute()).map(({ id }) => id));
}

/** @returns the number of the person */
export async function addPatron(trx: Db, line: PatronLine, passwordHash: string): Promise<number> {
  const { id } = await trx
    .insertInto('person')
    .values({ name: line.name, emails: [...(line.emails ?? [])], password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  const login = await trx
    .insertInto('login')
    .values({
      person_id: id,
      username: line.username,
      library_id: line.libraryId,
      category_id: line.categoryId,
      valid_until: line.validUntil,
      role: line.role ?? 'patron',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const studies = studiesOf(line, { courses: [], disciplines: [], professors: [] });
  await writeStudies(trx, { loginId: login.id, personId: id }, studies);
  return id;
}

function studiesOf(line: PatronLine, there: Studies): Studies {
  return {
    courses: line.courses ?? there.courses,
    disciplines: line.disciplines ?? there.disciplines,
    professors: line.professors ?? there.professors,
  };
}

/** Whether it differed. Blank fields say nothing. */
export async function changePatron(
  trx: Db,
  there: KnownPatron,
  line: PatronLine,
): Promise<boolean> {
  const person = { name: line.name, emails: [...(line.emails ?? there.emails)] };
  const login = {
    library_id: line.libraryId,
    category_id: line.categoryId ?? there.categoryId,
    valid_until: line.validUntil ?? there.validUntil,
    role: line.role ?? there.role,
  };
  const studies = studiesOf(line, there);
  const { courses, disciplines, professors } = there;
  const before = [
    { name: there.name, emails: there.emails },
    {
      library_id: there.libraryId,
      category_id: there.categoryId,
      valid_until: there.validUntil,
      role: there.role,
    },
    { courses, disciplines, professors },
  ];
  if (JSON.stringify([person, login, studies]) === JSON.stringify(before)) return false;
  await trx.updateTable('person').set(person).where('id', '=', there.personId).execute();
  await trx.updateTable('login').set(login).where('id', '=', there.loginId).execute();
  const unit = { from: there.libraryId, to: line.libraryId };
  if (unit.from !== unit.to) await moveOpenRequest(trx, there.personId, unit);
  await writeStudies(trx, there, studies);
  return true;
}
