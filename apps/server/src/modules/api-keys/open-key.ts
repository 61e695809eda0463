import type { KeyPermission } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { KeyOpening } from '../../endpoint/gate.ts';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/digest.ts';

interface KeyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Finds the person and login that a key stands for, where the key is good and permits what is asked; else the reason
 * against it. A call that it opens is counted. A key opens nothing while its reader's link has ended or is blocked.
 */
export async function openKey(
  { db, clock }: KeyDeps,
  key: string,
  permission: KeyPermission | undefined,
): Promise<KeyOpening> {
  const now = new Date(clock.now().epochMilliseconds);
  const row = await db
    .selectFrom('api_key as k')
    .innerJoin('login as l', 'l.id', 'k.login_id')
    .select(['k.id', 'k.person_id as personId', 'k.login_id as loginId', 'k.permits'])
    .where('k.secret_hash', '=', sha256(key))
    .where('k.revoked_at', 'is', null)
    .where((or) => or.or([or('k.expires_at', 'is', null), or('k.expires_at', '>', now)]))
    .where('l.ended_at', 'is', null)
    .where('l.is_blocked', '=', false)
    .whereRef('l.person_id', '=', 'k.person_id')
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (permission === undefined || !row.permits.includes(permission)) return 'not-permitted';
  await countCall(db, row.id, { now, today: clock.today().toString() });
  return { personId: row.personId, loginId: row.loginId };
}

interface Moment {
  readonly now: Date;
  readonly today: string;
}

async function countCall(db: Db, id: number, { now, today }: Moment): Promise<void> {
  await sql`
    with used as (update api_key set last_used_at = ${now} where id = ${id} returning id)
    insert into api_key_day as d (key_id, day, calls) select id, ${today}::date, 1 from used
    on conflict (key_id, day) do update set calls = d.calls + 1`.execute(db);
}
