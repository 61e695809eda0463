import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isWithinDays } from '../../../platform/sql/civil-days.ts';
import { timeZone } from '../../../platform/clock.ts';

/** Whether this network has ever recorded a loan: without one nothing is known of what was lent. */
export async function hasLoans(db: Db): Promise<boolean> {
  const row = await db.selectFrom('loan').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Number of loans of each title, ever; titles that were never lent are left out. */
export async function countLoansOfTitles(
  db: Db,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; total: number }>`
    select title_id as id, count(*)::integer as total
    from loan where title_id = any(${titleIds}) group by 1`.execute(db);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Loans of a title by the civil year in which they were made; years without any are left out. */
export async function countLoansByYear(
  db: Db,
  titleId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ year: number; total: number }>`
    select extract(year from lent_at at time zone ${timeZone})::integer as year,
      count(*)::integer as total
    from loan where title_id = ${titleId} group by 1`.execute(db);
  return new Map(rows.map(({ year, total }) => [year, total]));
}

/** Loans of a title made in a civil year, by month from 1; months without any are left out. */
export async function countLoansByMonth(
  db: Db,
  titleId: number,
  year: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ month: number; total: number }>`
    select extract(month from lent_at at time zone ${timeZone})::integer as month,
      count(*)::integer as total
    from loan
    where title_id = ${titleId}
      and ${isWithinDays('lent_at', `${year}-01-01`, `${year}-12-31`)}
    group by 1`.execute(db);
  return new Map(rows.map(({ month, total }) => [month, total]));
}

export interface LentWithin {
  readonly titleId: number;
  /** Civil days, both inclusive; null leaves an end open. */
  readonly from: string | null;
  readonly to: string | null;
  /** Library of the copy; null: any. */
  readonly libraryId: number | null;
}

export async function countLoansWithin(
  db: Db,
  { titleId, from, to, libraryId }: LentWithin,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from loan
    where title_id = ${titleId}
      and ${isWithinDays('lent_at', from ?? undefined, to ?? undefined)}
      and (${libraryId}::integer is null or library_id = ${libraryId})`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Loans and holds of a title that were made in a period, by library; those without any are left out. */
export async function countUseByLibrary(
  db: Db,
  { titleId, from, to, libraryId }: LentWithin,
): Promise<readonly { libraryId: number; loans: number; holds: number }[]> {
  const within = (column: string) => isWithinDays(column, from ?? undefined, to ?? undefined);
  const { rows } = await sql<{ libraryId: number; loans: number; holds: number }>`
    select library_id as "libraryId", sum(loans)::integer as loans, sum(holds)::integer as holds
    from (
      select library_id, 1 as loans, 0 as holds from loan
      where title_id = ${titleId} and ${within('lent_at')}
      union all
      select library_id, 0, 1 from hold where title_id = ${titleId} and ${within('placed_at')}
    ) as made
    where ${libraryId}::integer is null or library_id = ${libraryId}
    group by library_id`.execute(db);
  return rows;
}

export interface LentMost {
  /** Civil days, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Different people who borrowed a title; loans that are nobody's any more count as of one. */
  readonly fewestPeople: number;
  readonly limit: number;
}

/** Titles of the catalogue lent most often, of all that several people borrowed; most loans first. */
export async function findMostLent(
  db: Db,
  { from, to, fewestPeople, limit }: LentMost,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.title_id as id from loan l join title t on t.id = l.title_id
    where t.withdrawn_at is null and ${isWithinDays('l.lent_at', from, to)}
    group by 1
    having count(distinct l.person_id)
      + (case when bool_or(l.person_id is null) then 1 else 0 end) >= ${fewestPeople}
    order by count(*) desc, max(l.lent_at) desc, 1
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
