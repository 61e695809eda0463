import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { timeZone, type Clock } from '../../../platform/clock.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import type { OpeningCalendar } from '../calendar/index.ts';
import { dateOf, dueOfColumns, readCirculationSettings, readOpeningDays } from '../facts/index.ts';
import { civilDay, isOverdue } from '../rules/index.ts';
import { writeNotice } from './write-notice.ts';

export interface NoticeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Tells of loans that are due soon, today, or were due so many days ago. A day on which nobody
 * looked is made up for: of several days late the last one is told. Each loan by itself.
 */
export async function noteDueLoans(
  { db, clock }: NoticeDeps,
  signal: AbortSignal,
): Promise<{ readonly told: number }> {
  const settings = await readCirculationSettings(db);
  const openingDays = await readOpeningDays(db);
  const now = { today: clock.today(), at: dateOf(clock.now()) };
  const found = await findLoansDueBy(db, now.today.add({ days: settings.dueSoonDays }).toString());
  const loans = found.filter(
    (loan) => !isExcused(loan, clock.now(), openingDays.calendarOf(loan.libraryId)),
  );
  const told = await eachByItself(loans, signal, (loan) => tellOf(db, loan, settings, now));
  return { told: told.filter(Boolean).length };
}

/** Whether the day of a loan is past and it is not late: the library has been closed since. */
function isExcused(
  { dueOn, dueAt }: LoanDue,
  now: Temporal.Instant,
  calendar: OpeningCalendar,
): boolean {
  const due = dueOfColumns({ due_on: dueAt === null ? dueOn : null, due_at: dueAt });
  return dueOn < civilDay(now).toString() && !isOverdue(due, now, calendar);
}

/** Writes the notice that a loan calls for; false where there was nothing new to tell. */
async function tellOf(
  db: Db,
  { loanId, personId, titleId, libraryId, dueOn, dueAt }: LoanDue,
  { overdueDays }: { readonly overdueDays: readonly number[] },
  { today, at }: { readonly today: Temporal.PlainDate; readonly at: Date },
): Promise<boolean> {
  const late = Temporal.PlainDate.from(dueOn).until(today, { largestUnit: 'days' }).days;
  const what = toTell(late, overdueDays);
  if (!what) return false;
  return writeNotice(db, {
    personId,
    kind: what.kind,
    event: `loan:${loanId}:${dueOn}${what.kind === 'overdue' ? `:${what.days}` : ''}`,
    facts: { loanId, titleId, libraryId, dueOn, dueAt: dueAt?.toISOString() ?? null },
    at,
  });
}

type ToTell =
  | { readonly kind: 'due-soon' | 'due-today' }
  | { readonly kind: 'overdue'; readonly days: number };

/** Notice to tell of a loan so many days late; with a negative number it is due in so many. Null: none. */
export function toTell(late: number, overdueDays: readonly number[]): ToTell | null {
  if (late < 0) return { kind: 'due-soon' };
  if (late === 0) return { kind: 'due-today' };
  const days = Math.max(0, ...overdueDays.filter((one) => one <= late));
  return days === 0 ? null : { kind: 'overdue', days };
}

interface LoanDue {
  readonly loanId: number;
  readonly personId: number;
  readonly titleId: number;
  readonly libraryId: number;
  readonly dueOn: string;
  readonly dueAt: Date | null;
}

/** Open loans due by a day, where the libraries are. */
async function findLoansDueBy(db: Db, day: string): Promise<readonly LoanDue[]> {
  const dueOn = sql`coalesce(due_on, (due_at at time zone ${timeZone})::date)`;
  const { rows } = await sql<LoanDue>`
    select id as "loanId", person_id as "personId", title_id as "titleId",
      library_id as "libraryId", ${dueOn}::text as "dueOn", due_at as "dueAt"
    from loan where returned_at is null and ${dueOn} <= ${day}::date order by id`.execute(db);
  return rows;
}
