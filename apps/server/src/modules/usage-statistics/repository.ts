import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { countStates } from '../catalogue/index.ts';
import { readLendingRules } from '../circulation/availability/index.ts';

export interface Access {
  readonly titleId: number;
  /** Civil day. */
  readonly day: string;
  readonly kind: 'page' | 'link' | 'restricted';
  /** Place among the title's links, from 1; 0 is the title itself. */
  readonly link: number;
  readonly isSignedIn: boolean;
  readonly browser: string;
  readonly device: string;
  readonly os: string;
}

/** Counts one more access of its kind that day. A title that goes meanwhile is not counted. */
export async function countAccess(db: Db, access: Access): Promise<void> {
  const { titleId, day, kind, link, isSignedIn, browser, device, os } = access;
  await sql`
    insert into title_usage
      (title_id, day, kind, link, is_signed_in, browser, device, os, total)
    select id, ${day}, ${kind}, ${link}, ${isSignedIn}, ${browser}, ${device}, ${os}, 1
      from title where id = ${titleId}
    on conflict (title_id, day, kind, link, is_signed_in, browser, device, os)
      do update set total = title_usage.total + 1`.execute(db);
}

/** Accesses of a title by year; years without any are left out. */
export async function countByYear(db: Db, titleId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ year: number; total: number }>`
    select extract(year from day)::integer as year, sum(total)::integer as total
    from title_usage where title_id = ${titleId}
    group by 1`.execute(db);
  return new Map(rows.map(({ year, total }) => [year, total]));
}

/** Accesses of a title in a year, by month from 1; months without any are left out. */
export async function countByMonth(db: Db, titleId: number, year: number) {
  const { rows } = await sql<{ month: number; total: number }>`
    select extract(month from day)::integer as month, sum(total)::integer as total
    from title_usage
    where title_id = ${titleId} and day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    group by 1`.execute(db);
  return new Map(rows.map(({ month, total }) => [month, total]));
}

/** Civil days, both inclusive; null leaves an end open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export async function totalAccesses(db: Db, titleId: number, { from, to }: Period) {
  const { rows } = await sql<{ all: number; restricted: number }>`
    select coalesce(sum(total), 0)::integer as all,
      coalesce(sum(total) filter (where kind = 'restricted'), 0)::integer as restricted
    from title_usage
    where title_id = ${titleId} and day >= coalesce(${from}::date, '-infinity')
      and day <= coalesce(${to}::date, 'infinity')`.execute(db);
  return rows[0] ?? { all: 0, restricted: 0 };
}

const came = sql`coalesce(c.acquired_on, c.included_on, t.included_on)`;

type CountedCopies = Parameters<typeof countStates>[0][number];

/** Copies that are there now, of one library or of any, by what can be had of them. */
export async function countCopiesNow(db: Db, titleId: number, libraryId: number | null) {
  const counted = sql<CountedCopies>`
    select library_id, loan_type_id, state, count(*)::integer as items
    from copy
    where title_id = ${titleId}
      and (${libraryId}::integer is null or library_id = ${libraryId})
    group by library_id, loan_type_id, state`.execute(db);
  const [{ rows }, rules] = await Promise.all([counted, readLendingRules(db)]);
  return countStates(rows, rules);
}

/**
 * Copies that came in the period and are there, by library, each named; libraries of `others` that
 * have none among them. A copy of no day of receipt came as it was entered, as in the report of
 * movement.
 */
export async function copiesByLibrary(
  db: Db,
  titleId: number,
  { from, to }: Period,
  {
    libraryId,
    others,
    language,
  }: {
    readonly libraryId: number | null;
    readonly others: readonly number[];
    readonly language: Language;
  },
) {
  const { rows } = await sql<{ id: number; name: string; copies: number }>`
    select b.id, ${nameIn('b', language)} as name, count(c.id)::integer as copies
    from library b
    join title t on t.id = ${titleId}
    left join copy c on c.library_id = b.id and c.title_id = t.id
      and c.state not in ('withdrawn', 'lost', 'damaged')
      and (${from}::date is null or ${came} >= ${from}::date)
      and (${to}::date is null or ${came} <= ${to}::date)
    where ${libraryId}::integer is null or b.id = ${libraryId}
    group by b.id
    having count(c.id) > 0 or b.id = any(${others}::integer[])
    order by 2, b.id`.execute(db);
  return rows;
}
