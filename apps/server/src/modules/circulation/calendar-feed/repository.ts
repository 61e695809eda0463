import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { timeZone } from '../../../platform/clock.ts';
import { nameIn } from '../../../platform/sql/name-in.ts';

export async function findFeed(db: Db, personId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .select('made_at')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.made_at ?? null;
}

export async function writeFeed(
  db: Db,
  personId: number,
  secret_hash: Buffer,
  made_at: Date,
): Promise<void> {
  await db
    .insertInto('calendar_feed')
    .values({ person_id: personId, secret_hash, made_at })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ secret_hash, made_at }))
    .execute();
}

export async function deleteFeed(db: Db, personId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Loan or pickup of the feed's owner, with its day or its moment. */
export interface FeedEntry {
  readonly kind: 'loan' | 'pickup';
  readonly id: number;
  readonly title: string;
  readonly library: string;
  readonly day: string;
  /** Moment at which it is due; null where it is not due by the hour. */
  readonly at: Date | null;
}

/** Finds the owner of a feed; null where no feed has this secret, or no link of its owner is open. */
export async function findFeedOwner(db: Db, secretHash: Buffer) {
  const owner = await db
    .selectFrom('calendar_feed')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['person_id as personId', 'language'])
    .where('secret_hash', '=', secretHash)
    .where('person_id', 'in', (eb) =>
      eb
        .selectFrom('login')
        .select('login.person_id')
        .where('ended_at', 'is', null)
        .where('is_blocked', '=', false),
    )
    .executeTakeFirst();
  return owner ?? null;
}

export async function findEntries(
  db: Db,
  personId: number,
  language: Language,
): Promise<FeedEntry[]> {
  const { rows } = await sql<FeedEntry>`
    select 'loan' as kind, l.id, coalesce(t.description ->> 'title', l.barcode) as title,
      ${nameIn('b', language)} as library,
      coalesce(l.due_on, (l.due_at at time zone ${timeZone})::date)::text as day,
      l.due_at as at
    from loan l join library b on b.id = l.library_id left join title t on t.id = l.title_id
    where l.person_id = ${personId} and l.returned_at is null
    union all
    select 'pickup', h.id, coalesce(t.description ->> 'title', ''), ${nameIn('b', language)}, h.pickup_until::text, null
    from hold h join library b on b.id = h.library_id left join title t on t.id = h.title_id
    where h.person_id = ${personId} and h.state = 'released'
    order by day, kind, id`.execute(db);
  return rows;
}
