import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { dateOf } from '../facts/index.ts';

interface NewToken {
  readonly personId: number;
  readonly loginId: number;
  readonly hash: Buffer;
  readonly expires: Date;
}

/** Writes a token in place of the one the person had. False where another person's token that lives is the same. */
export async function writeToken(
  trx: Db,
  { personId, loginId, hash, expires }: NewToken,
  now: Temporal.Instant,
): Promise<boolean> {
  // Two that are the same would meet only at the end of their transactions.
  await sql`lock table loan_token in share row exclusive mode`.execute(trx);
  await trx
    .deleteFrom('loan_token')
    .where((eb) => eb.or([eb('expires_at', '<=', dateOf(now)), eb('person_id', '=', personId)]))
    .execute();
  const row = await trx
    .insertInto('loan_token')
    .values({ person_id: personId, login_id: loginId, value_hash: hash, expires_at: expires })
    .onConflict((conflict) => conflict.column('value_hash').doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the value is somebody's user name: at a desk it would stand for them. */
export async function isUsername(db: Db, value: string): Promise<boolean> {
  const row = await db
    .selectFrom('login')
    .select('id')
    .where('username', '=', value)
    .executeTakeFirst();
  return row !== undefined;
}

/** Moment until which the token of a person lives; null where none does. */
export async function findToken(
  db: Db,
  personId: number,
  now: Temporal.Instant,
): Promise<Date | null> {
  const row = await db
    .selectFrom('loan_token')
    .select('expires_at')
    .where('person_id', '=', personId)
    .where('expires_at', '>', dateOf(now))
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Uses up a token that lives; of many calls at once one gets the login. */
export async function takeToken(
  db: Db,
  { hash, personId }: { readonly hash: Buffer; readonly personId: number | null },
  now: Temporal.Instant,
): Promise<number | null> {
  const row = await db
    .deleteFrom('loan_token')
    .where('value_hash', '=', hash)
    .$if(personId !== null, (query) => query.where('person_id', '=', personId ?? 0))
    .where('expires_at', '>', dateOf(now))
    .returning('login_id')
    .executeTakeFirst();
  return row?.login_id ?? null;
}
