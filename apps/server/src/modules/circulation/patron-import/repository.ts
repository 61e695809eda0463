import type { Db } from '@estante/database';
import { fold } from '../sheets/index.ts';
import { moveOpenRequest } from '../../personal-data/index.ts';
import { isSeenBy } from '../../staff-access/index.ts';
import type { KnownPatron } from './known-patron-repository.ts';
import type { KnownCodes, PatronLine } from './read-patrons.ts';
import { findKnownStudies, writeStudies, type Studies } from './study-repository.ts';

export async function findKnown(db: Db): Promise<KnownCodes> {
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

/** Changes a patron as a line says; false where nothing differed. Blank fields say nothing. */
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
  if (JSON.stringify([person, login, studies]) === JSON.stringify(presentOf(there))) return false;
  await trx.updateTable('person').set(person).where('id', '=', there.personId).execute();
  await trx.updateTable('login').set(login).where('id', '=', there.loginId).execute();
  const unit = { from: there.libraryId, to: line.libraryId };
  if (unit.from !== unit.to) await moveOpenRequest(trx, there.personId, unit);
  await writeStudies(trx, there, studies);
  return true;
}

/** Person, link and studies as they are, in the order in which they are compared with those of the file. */
function presentOf(there: KnownPatron) {
  const { courses, disciplines, professors } = there;
  return [
    { name: there.name, emails: there.emails },
    {
      library_id: there.libraryId,
      category_id: there.categoryId,
      valid_until: there.validUntil,
      role: there.role,
    },
    { courses, disciplines, professors },
  ];
}
