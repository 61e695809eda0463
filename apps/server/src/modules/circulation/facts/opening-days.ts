import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { openingCalendar, type OpeningCalendar, type OpeningEntry } from '../calendar/index.ts';

/** Every opening entry, once read: calendars of libraries are made from it. */
export interface OpeningDays {
  calendarOf(libraryId: number): OpeningCalendar;
}

const lockName = sql`hashtext('opening-days')`;

/**
 * Locks the opening days for the rest of the transaction: holds off transactions that count by them, and waits for
 * those at it. A backup that reads the table holds up nobody.
 */
export async function lockOpeningDays(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockName})`.execute(trx);
}

export async function readOpeningDays(db: Db): Promise<OpeningDays> {
  return (await readOpeningEntries(db)).daysOf(isInForce);
}

/** All opening entries, closures that were undone among them, and the opening days that some of them make. */
interface OpeningEntries {
  readonly all: readonly KeptEntry[];
  daysOf(isMeant: (entry: KeptEntry) => boolean): OpeningDays;
}

export const isInForce = ({ undone_at }: KeptEntry): boolean => undone_at === null;

export async function readOpeningEntries(db: Db): Promise<OpeningEntries> {
  if (db.isTransaction) await sql`select pg_advisory_xact_lock_shared(${lockName})`.execute(db);
  const [rows, libraries] = await Promise.all([
    db.selectFrom('opening_entry').selectAll().orderBy('is_emergency').orderBy('id').execute(),
    db.selectFrom('library').select(['id', 'campus_id']).execute(),
  ]);
  const campusOf = new Map(libraries.map(({ id, campus_id }) => [id, campus_id]));
  return {
    all: rows,
    daysOf: (isMeant) => daysOf(rows.filter(isMeant), campusOf),
  };
}

function daysOf(rows: readonly KeptEntry[], campusOf: ReadonlyMap<number, number>): OpeningDays {
  const entriesOf = (isMeant: (row: KeptEntry) => boolean) => rows.filter(isMeant).flatMap(entryOf);
  const calendars = new Map<number, OpeningCalendar>();
  return {
    calendarOf: (id) => {
      const known = calendars.get(id);
      if (known) return known;
      const campus = campusOf.get(id);
      const calendar = openingCalendar({
        library: entriesOf((row) => row.library_id === id),
        campus: entriesOf((row) => row.campus_id !== null && row.campus_id === campus),
        network: entriesOf((row) => row.library_id === null && row.campus_id === null),
      });
      calendars.set(id, calendar);
      return calendar;
    },
  };
}

export interface KeptEntry {
  readonly id: number;
  readonly library_id: number | null;
  readonly campus_id: number | null;
  readonly weekday: number | null;
  readonly from_day: string | null;
  readonly until_day: string | null;
  readonly is_open: boolean;
  readonly is_emergency: boolean;
  readonly applied_at: Date | null;
  readonly closed_at: Date | null;
  /** Moment at which a closure without notice was undone. */
  readonly undone_at: Date | null;
}

function entryOf(row: KeptEntry): OpeningEntry[] {
  const { weekday, from_day, until_day, is_open: isOpen, is_emergency: isEmergency } = row;
  if (weekday !== null) return [{ kind: 'weekday', weekday, isOpen }];
  if (from_day === null || until_day === null) return [];
  const from = Temporal.PlainDate.from(from_day);
  return [{ kind: 'days', from, until: Temporal.PlainDate.from(until_day), isOpen, isEmergency }];
}
