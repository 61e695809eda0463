import type { Db } from '@estante/database';
import { sql } from 'kysely';

export interface Rate {
  readonly act:
    | 'name-lookup'
    | 'export-mail'
    | 'loan-token'
    | 'email-change'
    | 'own-data'
    | 'webhook-test';
  /** Most times within so many seconds, counted from the first one. */
  readonly times: number;
  readonly seconds: number;
}

export type RateOutcome =
  | { readonly kind: 'counted' }
  /** Seconds until it may be done again. */
  | { readonly kind: 'tooMany'; readonly seconds: number }
  /** There is no such person any more. */
  | { readonly kind: 'gone' };

/** Counts an act of a person before it is done, in one statement: at once no more pass than in turn. */
export async function countAct(
  db: Db,
  personId: number,
  { act, times, seconds }: Rate,
  now: Temporal.Instant,
): Promise<RateOutcome> {
  const isOver = sql`r.began_at + ${seconds} * interval '1 second' <= excluded.began_at`;
  const { rows } = await sql<{ times: number }>`
    insert into person_rate as r (person_id, act, began_at, times)
    select id, ${act}, ${now.toString()}::timestamptz, 1 from person where id = ${personId}
    on conflict (person_id, act) do update set
      times = case when ${isOver} then 1 else r.times + 1 end,
      began_at = case when ${isOver} then excluded.began_at else r.began_at end
    where r.times < ${times} or ${isOver}
    returning times`.execute(db);
  return rows.length > 0 ? { kind: 'counted' } : whyNot(db, personId, { act, seconds }, now);
}

async function whyNot(
  db: Db,
  personId: number,
  { act, seconds }: Pick<Rate, 'act' | 'seconds'>,
  now: Temporal.Instant,
): Promise<RateOutcome> {
  const row = await db
    .selectFrom('person_rate')
    .select('began_at')
    .where('person_id', '=', personId)
    .where('act', '=', act)
    .executeTakeFirst();
  if (!row) return { kind: 'gone' };
  const passed = (now.epochMilliseconds - row.began_at.getTime()) / 1000;
  return { kind: 'tooMany', seconds: Math.max(1, Math.ceil(seconds - passed)) };
}
