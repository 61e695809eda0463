import type { Db } from '@estante/database';
import type { Description } from '@estante/marc';
import { sql } from 'kysely';

/** A title without a cover, of which one may be fetched. */
export interface CoverlessTitle {
  readonly id: number;
  readonly isbns: readonly string[];
  readonly links: Description['links'];
}

/** Round through all titles: how far it has come among new titles, and among those that were there. */
export interface Round {
  readonly newest: number;
  readonly oldest: number;
  readonly beganAt: Date;
}

/** Editions of a title that are asked for. */
const mostIsbns = 3;
const atOnce = 200;

/** Reads the round that goes on; begins the first one. */
export async function readRound(db: Db, now: Date): Promise<Round> {
  await sql`insert into cover_round (newest, oldest, began_at)
    select coalesce(max(id), 0), coalesce(max(id), 0) + 1, ${now} from title
    on conflict do nothing`.execute(db);
  return db
    .selectFrom('cover_round')
    .select(['newest', 'oldest', 'began_at as beganAt'])
    .executeTakeFirstOrThrow();
}

/** Keeps how far a round has come. */
export async function writeRound(db: Db, round: Round): Promise<void> {
  const { newest, oldest, beganAt } = round;
  await db.updateTable('cover_round').set({ newest, oldest, began_at: beganAt }).execute();
}

/** Finds titles without a cover: new ones in the order they came; of those that were there the newest first. */
export async function findCoverless(
  db: Db,
  { newest, oldest }: Round,
  which: 'new' | 'old',
): Promise<CoverlessTitle[]> {
  const isNew = which === 'new';
  const { rows } = await sql<CoverlessTitle>`
    select t.id, coalesce(t.description -> 'links', '[]') as links,
      array(select distinct i from bibliographic_record r, unnest(r.isbns[1:${mostIsbns}]) i
        where r.title_id = t.id order by i limit ${mostIsbns}) as isbns
    from title t
    where ${isNew ? sql`t.id > ${newest}` : sql`t.id < ${oldest}`} and t.withdrawn_at is null
      and not exists (select from cover c where c.title_id = t.id)
      and not exists (select from cover_refusal f where f.title_id = t.id)
    order by t.id ${isNew ? sql`asc` : sql`desc`} limit ${atOnce}`.execute(db);
  return rows;
}
