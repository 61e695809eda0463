import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { dateOf, lockOpeningDays } from '../facts/index.ts';

type Document = z.output<(typeof endpoints.getOpeningCalendar)['responses'][200]>;
export type Weekday = Document['semana'][number];
export type Exception = Document['excecoes'][number];

export async function findWeek(db: Db): Promise<Weekday[]> {
  const rows = await db
    .selectFrom('opening_entry')
    .select(['library_id', 'campus_id', 'weekday', 'is_open'])
    .where('weekday', 'is not', null)
    .orderBy(sql`library_id nulls first`)
    .orderBy(sql`campus_id nulls first`)
    .orderBy('weekday')
    .execute();
  return rows.flatMap((row) =>
    row.weekday === null ? [] : [{ ...levelOf(row), dia_semana: row.weekday, aberta: row.is_open }],
  );
}

export async function findExceptions(db: Db): Promise<Exception[]> {
  const rows = await dated(db).where('is_emergency', '=', false).execute();
  return rows.map((row) => ({ ...spanOf(row), aberta: row.is_open }));
}

export async function findClosures(db: Db): Promise<Document['fechamentos']> {
  const rows = await dated(db).where('is_emergency', '=', true).execute();
  return rows.map((row) => ({
    codigo: row.id,
    ...spanOf(row),
    aplicado: row.applied_at !== null,
  }));
}

function dated(db: Db) {
  return db
    .selectFrom('opening_entry')
    .select(['id', 'library_id', 'campus_id', 'is_open', 'reason', 'applied_at'])
    .select(['from_day', 'until_day'])
    .where('from_day', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('id');
}

interface LevelRow {
  readonly library_id: number | null;
  readonly campus_id: number | null;
}

function levelOf({ library_id, campus_id }: LevelRow) {
  return { cod_biblioteca: library_id, cod_campus: campus_id };
}

function spanOf(
  row: LevelRow & {
    readonly from_day: string | null;
    readonly until_day: string | null;
    readonly reason: string;
  },
) {
  const { from_day: de, until_day: ate, reason: motivo } = row;
  if (de === null || ate === null) throw new Error('A dated opening entry has no days');
  return { ...levelOf(row), de, ate, motivo };
}

interface CalendarChange {
  readonly week: readonly Weekday[];
  readonly exceptions: readonly Exception[];
  /** Emergency closures that stay. */
  readonly closures: readonly number[];
  readonly clock: Clock;
}

/**
 * Writes exactly these entries, in this order. Closures that do not stay are kept as undone: what they have moved and
 * taken off is not moved and taken off again by those that replace them.
 */
export async function writeCalendar(
  trx: Db,
  { week, exceptions, closures, clock }: CalendarChange,
): Promise<void> {
  await lockOpeningDays(trx);
  await trx.deleteFrom('opening_entry').where('is_emergency', '=', false).execute();
  await trx
    .updateTable('opening_entry')
    .set({ undone_at: dateOf(clock.now()) })
    .where('undone_at', 'is', null)
    .where('id', 'not in', [0, ...closures])
    .execute();
  const rows = [
    ...week.map((one) => ({ ...columnsOf(one), weekday: one.dia_semana, is_open: one.aberta })),
    ...exceptions.map((one) => ({ ...datedColumns(one), is_open: one.aberta })),
  ];
  if (rows.length > 0) await trx.insertInto('opening_entry').values(rows).execute();
}

/**
 * Writes a closure. Transactions that count by the calendar before this have ended when it returns, and later ones see
 * the closure: nothing is dated in between by the days of before.
 */
export async function insertClosure(
  trx: Db,
  closure: Omit<Exception, 'aberta'>,
  { loginId, clock }: { readonly loginId: number; readonly clock: Clock },
): Promise<number> {
  await lockOpeningDays(trx);
  const closed_at = dateOf(clock.now());
  const { id } = await trx
    .insertInto('opening_entry')
    .values({
      ...datedColumns(closure),
      is_open: false,
      is_emergency: true,
      closed_by: loginId,
      closed_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface WireLevel {
  readonly cod_biblioteca: number | null;
  readonly cod_campus: number | null;
}

function columnsOf({ cod_biblioteca: library_id, cod_campus: campus_id }: WireLevel) {
  return { library_id, campus_id, weekday: null };
}

function datedColumns(one: Omit<Exception, 'aberta'>) {
  return { ...columnsOf(one), from_day: one.de, until_day: one.ate, reason: one.motivo };
}

/** The libraries that a level is about. */
export function findLibrariesOf(db: Db, { cod_biblioteca, cod_campus }: WireLevel) {
  return db
    .selectFrom('library')
    .select(['id', 'campus_id as campusId'])
    .$if(cod_biblioteca !== null, (query) => query.where('id', '=', cod_biblioteca))
    .$if(cod_campus !== null, (query) => query.where('campus_id', '=', cod_campus))
    .execute();
}

/** Whether the library or campus that is named is there. */
export async function isLevel(db: Db, level: WireLevel): Promise<boolean> {
  const { cod_biblioteca: library, cod_campus: campus } = level;
  const row =
    library !== null
      ? db.selectFrom('library').select('id').where('id', '=', library)
      : campus !== null
        ? db.selectFrom('campus').select('id').where('id', '=', campus)
        : null;
  return row === null || (await row.executeTakeFirst()) !== undefined;
}
