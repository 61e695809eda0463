import type { Db, Role } from '@estante/database';
import { fold } from '../sheets/index.ts';
import type { Known, PatronLine } from './read-patrons.ts';

export interface KnownPatron {
  readonly loginId: number;
  readonly personId: number;
  readonly username: string;
  readonly name: string;
  readonly emails: readonly string[];
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
  return { libraries: byCode(libraries), categories: byCode(categories) };
}

/** Those of the file who are there, held until the end of the transaction. */
export async function lockPatrons(
  trx: Db,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, KnownPatron>> {
  const rows = await trx
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.id as loginId', 'l.person_id as personId', 'l.username', 'p.name', 'p.emails'])
    .select(['l.library_id as libraryId', 'l.category_id as categoryId', 'l.role', 'l.ended_at'])
    .select('l.valid_until as validUntil')
    .where((of) => of('l.username', '=', of.fn.any(of.val([...usernames]))))
    .orderBy('l.person_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map(({ ended_at, ...row }) => [row.username, { ...row, hasEnded: ended_at !== null }]),
  );
}

export async function addPatron(trx: Db, line: PatronLine, passwordHash: string): Promise<void> {
  const { id } = await trx
    .insertInto('person')
    .values({ name: line.name, emails: [...(line.emails ?? [])], password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('login')
    .values({
      person_id: id,
      username: line.username,
      library_id: line.libraryId,
      category_id: line.categoryId,
      valid_until: line.validUntil,
      role: line.role ?? 'patron',
    })
    .execute();
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
  const before = [
    { name: there.name, emails: there.emails },
    {
      library_id: there.libraryId,
      category_id: there.categoryId,
      valid_until: there.validUntil,
      role: there.role,
    },
  ];
  if (JSON.stringify([person, login]) === JSON.stringify(before)) return false;
  await trx.updateTable('person').set(person).where('id', '=', there.personId).execute();
  await trx.updateTable('login').set(login).where('id', '=', there.loginId).execute();
  return true;
}
