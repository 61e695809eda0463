import type { KeyPermission } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';

export interface KeyRow {
  readonly id: number;
  readonly name: string;
  readonly permits: KeyPermission[];
  readonly made_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
  /** Days of use, the last first. */
  readonly days: readonly { readonly day: string; readonly calls: number }[];
}

/** Keys of a person, the newest first, with their use from a day on. */
export async function findKeys(db: Db, personId: number, from: string): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.id, k.name, k.permits, k.made_at, k.expires_at, k.last_used_at, k.revoked_at,
      coalesce((select json_agg(json_build_object('day', d.day::text, 'calls', d.calls)
        order by d.day desc) from api_key_day d where d.key_id = k.id and d.day >= ${from}::date),
        '[]') as days
    from api_key k where k.person_id = ${personId} order by k.id desc`.execute(db);
  return rows;
}

interface NewKey {
  readonly person_id: number;
  readonly login_id: number;
  readonly name: string;
  readonly secret_hash: Buffer;
  readonly permits: KeyPermission[];
  readonly made_at: Date;
  readonly expires_at: Date | null;
}

export async function insertKey(trx: Db, key: NewKey): Promise<number> {
  const { id } = await trx
    .insertInto('api_key')
    .values(key)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keys of a person that open something at a moment. */
export async function countLive(db: Db, personId: number, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', at)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends a key; one that has ended before stays as it was. */
export async function endKey(
  db: Db,
  { id, personId, at }: { readonly id: number; readonly personId: number; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute();
}
