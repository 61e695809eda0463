import { sql } from 'kysely';
import type { Db } from '@estante/database';
import type { Counter } from './attempt-counter.ts';

/** Wrong passwords in a row after which each further try has to wait. */
const waitAfter = 5;

const waitSeconds = 30;

/** Wrong passwords in a row after which none is read for a while. */
const blockAfter = 10;

const blockSeconds = 1800;

export type Attempt =
  /** `isLast`: the last try before the block, if it is wrong. */
  | { readonly kind: 'allowed'; readonly isLast: boolean }
  /** Seconds until the next try. */
  | { readonly kind: 'wait' | 'blocked'; readonly seconds: number };

/**
 * Counts a try as a wrong one before the password is looked at, in one statement: of a hundred at
 * once only as many as are allowed are read. A right one takes the count away again.
 */
export async function countAttempt(
  db: Db,
  counter: Counter,
  now: Temporal.Instant,
): Promise<Attempt> {
  const row = await countedRow(db, counter, now);
  // The first tries came at once with this one: it may not be counted, and cannot see them yet.
  if (!row) return countAttempt(db, counter, now);
  if (row.counted) return { kind: 'allowed', isLast: row.failures >= blockAfter };
  return row.failures >= blockAfter
    ? { kind: 'blocked', seconds: Math.max(1, blockSeconds - row.seconds) }
    : { kind: 'wait', seconds: Math.max(1, waitSeconds - row.seconds) };
}

async function countedRow(db: Db, { username, device }: Counter, now: Temporal.Instant) {
  const { rows } = await sql<{ counted: boolean; failures: number; seconds: number }>`
    with counted as (
      insert into failed_sign_in as f (username, device, failures, last_at)
      values (${username}, ${device}, 1, ${now.toString()}::timestamptz)
      on conflict (username, device) do update set
        failures = case when f.last_at + ${blockSeconds} * interval '1 second' <= excluded.last_at
          then 1 else f.failures + 1 end,
        last_at = excluded.last_at
      where f.failures < ${waitAfter}
        or (f.failures < ${blockAfter}
          and f.last_at + ${waitSeconds} * interval '1 second' <= excluded.last_at)
        or f.last_at + ${blockSeconds} * interval '1 second' <= excluded.last_at
      returning failures
    )
    select true as counted, failures, 0 as seconds from counted
    union all
    select false, failures,
      extract(epoch from ${now.toString()}::timestamptz - last_at)::integer
      from failed_sign_in
      where username = ${username} and device = ${device} and not exists (select from counted)`.execute(
    db,
  );
  return rows[0];
}

/**
 * Takes the count of a try back that nobody has looked at. One that may have been a wrong password of ours
 * goes on counting until one has to wait, and blocks nobody.
 */
export async function pardonAttempt(
  db: Db,
  { username, device }: Counter,
  isLookedAt: boolean,
): Promise<void> {
  const failures = isLookedAt
    ? sql<number>`least(failures, ${waitAfter}::integer)`
    : sql<number>`greatest(failures - 1, 0)`;
  await db
    .updateTable('failed_sign_in')
    .set({ failures })
    .where('username', '=', username)
    .where('device', '=', device)
    .execute();
}

/** Lifts what stands against any login of a person, from whichever browser. */
export async function forgetAttemptsOf(db: Db, personId: number): Promise<void> {
  await db
    .deleteFrom('failed_sign_in')
    .where('username', 'in', (eb) =>
      eb.selectFrom('login').select('login.username').where('person_id', '=', personId),
    )
    .execute();
}

export async function forgetAttempts(db: Db, { username, device }: Counter): Promise<void> {
  await db
    .deleteFrom('failed_sign_in')
    .where('username', '=', username)
    .where('device', '=', device)
    .execute();
}
