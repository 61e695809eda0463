import { overdueBands, type Language, type OverdueBand } from '@estante/contract';
import type { Db, LoanTerms } from '@estante/database';
import { sql, type NotNull, type RawBuilder, type SqlBool } from 'kysely';
import { timeZone } from '../../../platform/clock.ts';
import { foldText, foldedCode } from '../../../platform/sql/folded.ts';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../../staff-access/index.ts';
import { dateOf, readOpeningDays } from '../facts/index.ts';
import { civilDay } from '../rules/index.ts';

interface OverdueFilter extends StaffListFilter {
  readonly at: Temporal.Instant;
  /** Band of lateness; undefined: any. */
  readonly band?: OverdueBand | undefined;
}

const titleName = sql<string>`coalesce(t.description ->> 'title', g.title, '')`;
const days = sql<number>`l.late_days`;
const dueDay = sql`coalesce(due_on, (due_at at time zone ${timeZone})::date)`;

/** Whether a late loan is so late. */
export const isInBand: Readonly<Record<OverdueBand, RawBuilder<SqlBool>>> = {
  'ate-7': sql<SqlBool>`${days} <= 7`,
  'ate-30': sql<SqlBool>`${days} between 8 and 30`,
  'ate-90': sql<SqlBool>`${days} between 31 and 90`,
  'mais-de-90': sql<SqlBool>`${days} > 90`,
};

/** Closed days of a library that last until now. */
interface RecentClosing {
  readonly libraryId: number;
  readonly from: string;
  readonly until: string;
}

/** Libraries that are closed, or were until today: what is due on those days is due on the next open one. */
export async function findRecentClosings(
  db: Db,
  at: Temporal.Instant,
): Promise<readonly RecentClosing[]> {
  const today = civilDay(at);
  const libraries = await db.selectFrom('library').select('id').execute();
  const openingDays = await readOpeningDays(db);
  return libraries.flatMap(({ id: libraryId }) => {
    const calendar = openingDays.calendarOf(libraryId);
    const until = calendar.isOpen(today) ? today.subtract({ days: 1 }) : today;
    const isNotOver = (day: Temporal.PlainDate) =>
      Temporal.PlainDate.compare(calendar.openOnOrAfter(day), today) >= 0;
    let from = today;
    while (isNotOver(from.subtract({ days: 1 }))) from = from.subtract({ days: 1 });
    return Temporal.PlainDate.compare(from, until) > 0
      ? []
      : [{ libraryId, from: from.toString(), until: until.toString() }];
  });
}

/**
 * Open loans past their end, as `isOverdue` of the rules has it, with the moment and the day of it, and the civil
 * days since.
 */
export function lateLoans(db: Db, at: Temporal.Instant, closings: readonly RecentClosing[]) {
  const today = civilDay(at).toString();
  const isExcused = sql<SqlBool>`exists (
    select from unnest(${closings.map(({ libraryId }) => libraryId)}::integer[],
      ${closings.map(({ from }) => from)}::date[], ${closings.map(({ until }) => until)}::date[])
      as closing (library_id, since, until)
    where closing.library_id = loan.library_id and ${dueDay} between since and until)`;
  return db
    .selectFrom('loan')
    .selectAll()
    .select([
      sql<Date>`coalesce(due_at, (due_on + 1)::timestamp at time zone ${timeZone} - interval '1 second')`.as(
        'ended_at',
      ),
      sql<string>`${dueDay}::text`.as('due_day'),
      sql<number>`${today}::date - ${dueDay}`.as('late_days'),
    ])
    .where('returned_at', 'is', null)
    .where((is) => is.or([is('due_on', '<', today), is('due_at', '<', dateOf(at))]))
    .where((is) => is.not(isExcused))
    .as('l');
}

/** Every late loan that this login of the staff may see. */
function seen(
  { db, loginId }: Pick<Sight, 'db' | 'loginId'>,
  at: Temporal.Instant,
  closings: readonly RecentClosing[],
) {
  return db.selectFrom(lateLoans(db, at, closings)).where(isSeenBy(loginId, 'l.library_id'));
}

const listed = { library: 'l.library_id', sentAt: 'l.ended_at', holds: isAbout };

/**
 * Whether a loan has the text in its title, person, user name or copy: each of these is looked
 * through once, not with each loan.
 */
function isAbout(text: string): RawBuilder<SqlBool> {
  const sought = foldText(text);
  if (sought.trim() === '') return sql<SqlBool>`false`;
  const holds = (words: RawBuilder<unknown>) => sql`position(${sought} in ${words}) > 0`;
  return sql<SqlBool>`(${holds(foldedCode(sql`l.barcode`))}
    or l.title_id in (select title_id from lent_title where ${holds(sql`name_key`)})
    or l.person_id in (select id from person where ${holds(sql`name_key`)})
    or l.login_id in (select id from login where ${holds(foldedCode(sql`username`))}))`;
}

export type OverdueRow = Awaited<ReturnType<typeof findOverdueLoans>>[number];

/** A page of late loans, the latest first. */
export async function findOverdueLoans(
  { language, ...sight }: Sight & { readonly language: Language },
  { at, band, ...filter }: OverdueFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const closings = await findRecentClosings(sight.db, at);
  const onPage = seen(sight, at, closings)
    .select('l.id')
    .where(isListed(filter, listed))
    .where(band ? isInBand[band] : sql<SqlBool>`true`)
    .orderBy('l.ended_at')
    .orderBy('l.id')
    .limit(size)
    .offset((page - 1) * size);
  return sight.db
    .selectFrom(lateLoans(sight.db, at, closings))
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .innerJoin('login as w', 'w.id', 'l.login_id')
    .leftJoin('title as t', 't.id', 'l.title_id')
    .leftJoin('gone_title as g', 'g.id', 'l.title_id')
    .leftJoin('copy as c', 'c.id', 'l.copy_id')
    .where('l.id', 'in', onPage)
    .select([
      'l.id',
      'l.title_id',
      'l.library_id',
      'l.barcode',
      'l.lent_at',
      'l.due_on',
      'l.due_at',
    ])
    .select([
      'l.person_id',
      'l.late_days',
      'c.call_number',
      'p.name as person',
      'p.emails',
      'p.phone',
    ])
    .select(['w.username', nameIn('b', language).as('library'), titleName.as('title')])
    .select(sql<LoanTerms>`l.rule`.as('rule'))
    .select(sql<boolean>`(t.id is not null and t.withdrawn_at is null)`.as('is_there'))
    .select((one) =>
      one
        .selectFrom('notice as n')
        .select((of) => of.fn.max('n.created_at').as('told_at'))
        .whereRef('n.person_id', '=', 'l.person_id')
        .where('n.kind', '=', 'overdue')
        .where(sql<SqlBool>`n.event like 'loan:' || l.id || ':' || l.due_day || ':%'`)
        .as('told_at'),
    )
    .orderBy('l.ended_at')
    .orderBy('l.id')
    .execute();
}

/** Number of overdue loans of the list in each band. */
export async function countOverdueLoans(
  sight: Sight,
  { at, ...filter }: OverdueFilter,
): Promise<Readonly<Record<OverdueBand, number>>> {
  const closings = await findRecentClosings(sight.db, at);
  const rows = await seen(sight, at, closings)
    .where(isListed(filter, listed))
    .select(({ fn }) => [
      sql<OverdueBand>`case ${sql.join(
        overdueBands.map((band) => sql`when ${isInBand[band]} then ${band}::text`),
        sql` `,
      )} end`.as('band'),
      fn.countAll<string>().as('total'),
    ])
    .groupBy('band')
    .$narrowType<{ band: NotNull }>()
    .execute();
  const totalOf = (band: OverdueBand) => Number(rows.find((row) => row.band === band)?.total ?? 0);
  return {
    'ate-7': totalOf('ate-7'),
    'ate-30': totalOf('ate-30'),
    'ate-90': totalOf('ate-90'),
    'mais-de-90': totalOf('mais-de-90'),
  };
}

export type LateLoan = Awaited<ReturnType<typeof findLateWith>>[number];

/**
 * All late loans, among those that this login may see, of the borrower of one of them; none where this login does not
 * see that one.
 */
export async function findLateWith(
  sight: Pick<Sight, 'db' | 'loginId'>,
  loanId: number,
  at: Temporal.Instant,
) {
  const closings = await findRecentClosings(sight.db, at);
  const loans = await seen(sight, at, closings)
    .select(['l.id as loanId', 'l.person_id as personId', 'l.title_id as titleId'])
    .select(['l.library_id as libraryId', 'l.due_day as dueOn', 'l.due_at as dueAt'])
    .where('l.person_id', '=', (one) =>
      one.selectFrom('loan as o').select('o.person_id').where('o.id', '=', loanId),
    )
    .orderBy('l.ended_at')
    .orderBy('l.id')
    .$narrowType<{ personId: NotNull }>()
    .execute();
  return loans.some((loan) => loan.loanId === loanId) ? loans : [];
}
