import type { Language } from '@estante/contract';
import type { AcquisitionState, Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isWithinDays } from '../../platform/sql/civil-days.ts';
import { timeZone } from '../../platform/clock.ts';

/** Suggestions sent within days 'YYYY-MM-DD', to all libraries. */
export interface StatisticsSpan {
  readonly db: Db;
  readonly from: string;
  readonly to: string;
}

function sent({ db, from, to }: StatisticsSpan) {
  return db.selectFrom('acquisition_suggestion as s').where(isWithinDays('s.sent_at', from, to));
}

const total = sql<number>`count(*)::integer`;
const come = sql<number>`count(*) filter (where s.state = 'attended')::integer`;

export async function countByState(span: StatisticsSpan, personId: number) {
  const rows = await sent(span)
    .select(['s.state', total.as('total')])
    .select(sql<number>`count(*) filter (where s.person_id = ${personId})::integer`.as('own'))
    .groupBy('s.state')
    .execute();
  return new Map<AcquisitionState, { readonly total: number; readonly own: number }>(
    rows.map((row) => [row.state, row]),
  );
}

/**
 * Suggestions sent, and those of them that came, by the month 'YYYY-MM' in which they were sent.
 */
export async function countByMonth(span: StatisticsSpan) {
  const month = sql<string>`to_char(s.sent_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`;
  const rows = await sent(span)
    .select([month.as('month'), total.as('total'), come.as('come')])
    .groupBy(month)
    .execute();
  return new Map(rows.map((row) => [row.month, row]));
}

export function countByLibrary(span: StatisticsSpan, language: Language) {
  return sent(span)
    .innerJoin('library as b', 'b.id', 's.library_id')
    .select(['b.id', nameIn('b', language).as('name'), total.as('total'), come.as('come')])
    .groupBy('b.id')
    .orderBy('total', 'desc')
    .orderBy('name')
    .execute();
}

/** Median of the time that suggestions which came took, in whole days; null while none has come. */
export async function medianDays(span: StatisticsSpan): Promise<number | null> {
  const row = await sent(span)
    .where('s.state', '=', 'attended')
    .select(
      sql<number | null>`round(percentile_cont(0.5) within group (
        order by extract(epoch from s.moved_at - s.sent_at) / 86400))::integer`.as('days'),
    )
    .executeTakeFirst();
  return row?.days ?? null;
}
