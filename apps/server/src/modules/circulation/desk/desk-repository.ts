import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type NotNull } from 'kysely';
import { isCalled } from '../../../platform/sql/folded.ts';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isSeenBy } from '../../staff-access/index.ts';

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

/** Requests of a person whose copies have come from another library, by the last day to fetch them. */
export function findReadyRequests(db: Db, personId: number, language: Language) {
  return db
    .selectFrom('loan_request as r')
    .innerJoin('library as b', 'b.id', 'r.receiving_library_id')
    .leftJoin('copy as c', 'c.id', 'r.copy_id')
    .leftJoin('title as t', 't.id', 'r.title_id')
    .where('r.person_id', '=', personId)
    .where('r.state', '=', 'available')
    .select(['r.id', 'r.title_id as titleId', 'c.barcode', nameIn('b', language).as('library')])
    .select(['r.pickup_until as pickupUntil'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .orderBy('r.pickup_until')
    .orderBy('r.id')
    .execute();
}

/** Holds of a person whose copies stand on the hold shelf, by the last day to fetch them. */
export function findReadyHolds(db: Db, personId: number, language: Language) {
  return db
    .selectFrom('hold as h')
    .innerJoin('library as b', 'b.id', 'h.library_id')
    .leftJoin('copy as c', 'c.id', 'h.copy_id')
    .leftJoin('title as t', 't.id', 'h.title_id')
    .where('h.person_id', '=', personId)
    .where('h.state', '=', 'released')
    .select(['h.id', 'h.title_id as titleId', 'c.barcode', nameIn('b', language).as('library')])
    .select(['h.pickup_until as pickupUntil'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .orderBy('h.pickup_until')
    .orderBy('h.id')
    .execute();
}

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

/**
 * Numbers of a person's open loans whose copies are of the unit whose things a login of the staff
 * acts on.
 */
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

/** Whether a loan is of a copy of the unit whose things a login of the staff acts on. */
export async function isLoanSeenBy(db: Db, loanId: number, loginId: number): Promise<boolean> {
  const row = await db
    .selectFrom('loan as l')
    .select('l.id')
    .where('l.id', '=', loanId)
    .where(isSeenBy(loginId, 'l.library_id'))
    .executeTakeFirst();
  return row !== undefined;
}
