import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { timeZone, type Clock } from '../../../platform/clock.ts';
import { dateOf, readCirculationSettings } from '../facts/index.ts';
import { writeNotice } from './write-notice.ts';

export interface NoticeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Tells of loans that are due soon, today, or were due so many days ago. A day on which nobody
 * looked is made up for: of several days late the last one is told.
 */
export async function lookAtLoans(
  { db, clock }: NoticeDeps,
  signal: AbortSignal,
): Promise<{ readonly told: number }> {
  const { dueSoonDays, overdueDays } = await readCirculationSettings(db);
  const today = clock.today();
  const loans = await findLoansDueBy(db, today.add({ days: dueSoonDays }).toString());
  let told = 0;
  for (const loan of loans) {
    if (signal.aborted) break;
    const late = Temporal.PlainDate.from(loan.dueOn).until(today, { largestUnit: 'days' }).days;
    const what = toTell(late, overdueDays);
    if (!what) continue;
    const isNew = await writeNotice(db, {
      personId: loan.personId,
      kind: what.kind,
      event: `loan:${loan.loanId}:${loan.dueOn}${what.kind === 'overdue' ? `:${what.days}` : ''}`,
      facts: {
        loanId: loan.loanId,
        titleId: loan.titleId,
        libraryId: loan.libraryId,
        dueOn: loan.dueOn,
        dueAt: loan.dueAt?.toISOString() ?? null,
      },
      at: dateOf(clock.now()),
    });
    if (isNew) told += 1;
  }
  return { told };
}

type ToTell =
  { readonly kind: 'due-soon' | 'due-today' } | { readonly kind: 'overdue'; readonly days: number };

/** Of a loan that is so many days late; a negative number is due in so many. */
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
