import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { NotNull } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isSeenBy } from '../../staff-access/index.ts';

export async function findLibraryName(
  db: Db,
  libraryId: number,
  language: Language,
): Promise<string> {
  const row = await db
    .selectFrom('library as b')
    .select(nameIn('b', language).as('name'))
    .where('b.id', '=', libraryId)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Name of the person of a login; '' where there is no such login any more. */
export async function findNameOfLogin(db: Db, loginId: number): Promise<string> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select('p.name')
    .where('l.id', '=', loginId)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Borrower of a copy of the unit whose things a login of the staff acts on; null for none. */
export async function findBorrower(db: Db, copyId: number, loginId: number) {
  const row = await db
    .selectFrom('loan as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['p.name', 'l.login_id as loginId'])
    .where('l.copy_id', '=', copyId)
    .where('l.returned_at', 'is', null)
    .where(isSeenBy(loginId, 'l.library_id'))
    .$narrowType<{ loginId: NotNull }>()
    .executeTakeFirst();
  return row ?? null;
}

/** Numbers of a person's open loans whose copies belong to the unit whose things a login of the staff acts on. */
export async function findLoansSeenBy(
  db: Db,
  personId: number,
  loginId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('loan as l')
    .select('l.id')
    .where('l.person_id', '=', personId)
    .where('l.returned_at', 'is', null)
    .where(isSeenBy(loginId, 'l.library_id'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Numbers of a person's open holds that wait in the unit whose things a login of the staff acts on.
 */
export async function findHoldsSeenBy(
  db: Db,
  personId: number,
  loginId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('hold as h')
    .select('h.id')
    .where('h.person_id', '=', personId)
    .where('h.state', '<>', 'ended')
    .where(isSeenBy(loginId, 'h.library_id'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a loan's copy belongs to the unit whose things a login of the staff acts on. */
export async function isLoanSeenBy(db: Db, loanId: number, loginId: number): Promise<boolean> {
  const row = await db
    .selectFrom('loan as l')
    .select('l.id')
    .where('l.id', '=', loanId)
    .where(isSeenBy(loginId, 'l.library_id'))
    .executeTakeFirst();
  return row !== undefined;
}
