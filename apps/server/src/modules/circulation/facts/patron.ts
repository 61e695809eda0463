import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { civilDay, isOverdue } from '../rules/index.ts';
import type { PatronFacts } from '../rules/index.ts';
import { dateOf, dueOfColumns } from './due.ts';
import { readOpeningDays } from './opening-days.ts';

export interface Patron extends PatronFacts {
  readonly personId: number;
  readonly loginId: number;
  /** Library of the unit that the login links to. */
  readonly libraryId: number;
  readonly openLoanIds: readonly number[];
  readonly openHoldIds: readonly number[];
  readonly openRequestIds: readonly number[];
}

/**
 * Facts of the person who comes by a login: category, validity and blocking of the link, the rest of the
 * person. Null where there is no such login, or its link has ended.
 */
export async function readPatron(
  db: Db,
  loginId: number,
  now: Temporal.Instant,
): Promise<Patron | null> {
  const today = civilDay(now).toString();
  const { rows } = await sql<PatronRow>`
    select l.id as "loginId", l.person_id as "personId", l.library_id as "libraryId",
      l.category_id as "categoryId", l.is_blocked as "isBlocked", l.valid_until as "validUntil",
      (select max(until_day)::text from suspension s where s.person_id = l.person_id
        and s.lifted_at is null and ${today}::date between s.from_day and s.until_day)
        as "suspendedUntil",
      (select coalesce(sum(balance), 0)::float8 from debt_balance b
        where b.person_id = l.person_id) as balance,
      array(select id from loan where person_id = l.person_id and returned_at is null
        order by id) as "openLoanIds",
      array(select id from loan where person_id = l.person_id and returned_at is null
        and (due_on < ${today}::date or due_at < ${dateOf(now)}) order by id) as "pastDueLoanIds",
      array(select id from hold where person_id = l.person_id and state <> 'ended'
        order by id) as "openHoldIds",
      array(select id from loan_request where person_id = l.person_id and ended_at is null
        order by id) as "openRequestIds"
    from login l where l.id = ${loginId} and l.ended_at is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { validUntil, suspendedUntil, pastDueLoanIds, ...facts } = row;
  return {
    ...facts,
    validUntil: dayOf(validUntil),
    suspendedUntil: dayOf(suspendedUntil),
    overdueLoanIds: await overdueOf(db, pastDueLoanIds, now),
  };
}

type PatronRow = Omit<Patron, 'validUntil' | 'suspendedUntil' | 'overdueLoanIds'> & {
  readonly validUntil: string | null;
  readonly suspendedUntil: string | null;
  /** Loans whose day or moment is past, whether or not the library was open on it. */
  readonly pastDueLoanIds: readonly number[];
};

async function overdueOf(
  db: Db,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const openingDays = await readOpeningDays(db);
  const loans = await db
    .selectFrom('loan')
    .select(['id', 'library_id', 'due_on', 'due_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return loans
    .filter((loan) => isOverdue(dueOfColumns(loan), now, openingDays.calendarOf(loan.library_id)))
    .map(({ id }) => id);
}

function dayOf(text: string | null): Temporal.PlainDate | null {
  return text === null ? null : Temporal.PlainDate.from(text);
}
