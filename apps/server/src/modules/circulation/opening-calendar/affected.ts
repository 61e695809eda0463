import type { Db, LoanTerms } from '@estante/database';
import { sql, type RawBuilder } from 'kysely';
import { timeZone } from '../../../platform/clock.ts';

/** A closure without notice, and the libraries that it closes unless their own dates say otherwise. */
export interface Closure {
  readonly id: number;
  readonly from: string;
  readonly until: string;
  readonly reason: string;
  readonly closedBy: number | null;
  readonly libraryIds: readonly number[];
  /** Moment at which it was saved; later counts knew of it. Null for those saved before this was kept. */
  readonly closedAt: Date | null;
}

export async function findClosure(db: Db, id: number): Promise<Closure | null> {
  const { rows } = await sql<Closure>`
    select e.id, e.from_day::text as from, e.until_day::text as until, e.reason,
      e.closed_by as "closedBy", e.closed_at as "closedAt",
      array(select l.id from library l where (e.library_id is null or l.id = e.library_id)
        and (e.campus_id is null or l.campus_id = e.campus_id) order by l.id) as "libraryIds"
    from opening_entry e where e.id = ${id} and e.is_emergency and e.undone_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function findUnappliedClosures(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('opening_entry')
    .select('id')
    .where('is_emergency', '=', true)
    .where('applied_at', 'is', null)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface OpenLoan {
  readonly id: number;
  readonly titleId: number;
  readonly libraryId: number;
  readonly copyId: number | null;
  readonly due_on: string | null;
  readonly due_at: Date | null;
}

/** Copy that stands ready to be fetched, since `since`, until `until`. */
export interface Pickup {
  readonly kind: 'hold' | 'request';
  readonly id: number;
  readonly titleId: number;
  /** Library in which it is fetched. */
  readonly libraryId: number;
  readonly copyId: number | null;
  readonly since: Date;
  readonly until: string;
}

/** Fact of a notice that names what was moved: with it the notice is forgotten. */
export const movedFact = {
  loan: (loanId: number) => ({ loanId }),
  hold: (holdId: number) => ({ holdId }),
  request: (requestId: number) => ({ requestId }),
} as const;

/** A fine that counts days of the closure. */
export interface Fine {
  readonly debtId: number;
  readonly balance: number;
  readonly libraryId: number;
  readonly due_on: string | null;
  readonly due_at: Date | null;
  readonly returnedAt: Date;
  readonly chargedAt: Date;
  readonly rule: LoanTerms;
  /** Centavos that closures which were undone have taken off, and nobody has put back. */
  readonly takenOff: number;
}

const civil = (moment: string) => sql`(${sql.raw(moment)} at time zone ${timeZone})::date`;

/** Open loans that are due in the closure; of one person, or of all. */
export async function findLoansDue(db: Db, closure: Closure, personId: number | null = null) {
  const { rows } = await sql<OpenLoan & { readonly personId: number }>`
    select id, person_id as "personId", title_id as "titleId", library_id as "libraryId",
      copy_id as "copyId", due_on::text as due_on, due_at
    from loan where returned_at is null and library_id = any(${closure.libraryIds})
      and coalesce(due_on, ${civil('due_at')}) between ${closure.from} and ${closure.until}
      and (${personId}::integer is null or person_id = ${personId})
    order by id`.execute(db);
  return rows;
}

/** Everything that stands ready to be fetched. */
const pickups = sql`(
  select 'hold' as kind, id, person_id as "personId", title_id as "titleId",
    library_id as "libraryId", copy_id as "copyId", released_at as since,
    pickup_until::text as until
  from hold where state = 'released'
  union all
  select 'request', id, person_id, title_id, receiving_library_id, copy_id, available_at,
    pickup_until::text
  from loan_request where state = 'available' and pickup_until is not null
) pickup`;

/** Pickups of one person, or of all. */
export async function findPickups(db: Db, personId: number | null = null) {
  const { rows } = await sql<Pickup & { readonly personId: number }>`
    select * from ${pickups} where ${personId}::integer is null or "personId" = ${personId}
    order by kind, id`.execute(db);
  return rows;
}

/** Pickups that fall on days of the closure, and stood ready before it; of one person, or of all. */
export async function findPickupsIn(db: Db, closure: Closure, personId: number | null = null) {
  const { rows } = await sql<Pickup & { readonly personId: number }>`
    select * from ${pickups}
    where "libraryId" = any(${closure.libraryIds})
      and until::date >= ${closure.from}::date
      and ${civil('since')} <= ${closure.until}::date
      and (${closure.closedAt}::timestamptz is null or since <= ${closure.closedAt}::timestamptz)
      and (${personId}::integer is null or "personId" = ${personId})
    order by kind, id`.execute(db);
  return rows;
}

/** Id that a discount has of the closure that took it off. */
export const markOf = (closureId: RawBuilder<unknown>) =>
  sql`('00000000-0000-4000-8000-' || lpad(${closureId}::text, 12, '0'))::uuid`;

/** Fines, not yet paid, of what was late on days of the closure, and charged before it. */
export async function findFines(db: Db, closure: Closure, personId: number | null = null) {
  const { rows } = await sql<Fine & { readonly personId: number }>`
    select d.id as "debtId", d.person_id as "personId", b.balance, l.library_id as "libraryId",
      l.due_on::text as due_on, l.due_at, l.returned_at as "returnedAt", l.rule,
      d.charged_at as "chargedAt",
      (select coalesce(sum(e.amount), 0)::integer from debt_entry e
        join opening_entry o on o.undone_at is not null and e.submission = ${markOf(sql`o.id`)}
        where e.debt_id = d.id and not exists (select from debt_entry where reversed_id = e.id)
      ) as "takenOff"
    from debt d join debt_balance b on b.debt_id = d.id join loan l on l.id = d.loan_id
    where d.kind = 'fine' and b.balance > 0 and l.returned_at is not null
      and l.library_id = any(${closure.libraryIds})
      and coalesce(l.due_on, ${civil('l.due_at')}) <= ${closure.until}
      and ${civil('l.returned_at')} >= ${closure.from}
      and (${closure.closedAt}::timestamptz is null or d.charged_at <= ${closure.closedAt}::timestamptz)
      and (${personId}::integer is null or d.person_id = ${personId})
    order by d.id`.execute(db);
  return rows;
}
