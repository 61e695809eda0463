import type { Db, TitleCommentState } from '@estante/database';
import { sql, type SqlBool } from 'kysely';

/** Whether a rating `r` counts: it came alone, or what was written with it is approved. */
export const counts = sql<SqlBool>`(r.comment_id is null or exists (
  select from title_comment rc where rc.id = r.comment_id and rc.state = 'approved'))`;

/** Finds the number of ratings of a title that count, and their mean with one decimal. */
export async function findRatings(
  db: Db,
  titleId: number,
): Promise<{ readonly total: number; readonly mean: number | null }> {
  const { rows } = await sql<{ total: number; mean: number | null }>`
    select count(*)::integer as total, round(avg(r.stars), 1)::float8 as mean
    from title_rating r where r.title_id = ${titleId} and ${counts}`.execute(db);
  return rows[0] ?? { total: 0, mean: null };
}

/** A person's rating of a title, with the state of the comment it came with. */
export function findOwnRating(db: Db, personId: number, titleId: number) {
  return db
    .selectFrom('title_rating as r')
    .leftJoin('title_comment as c', 'c.id', 'r.comment_id')
    .select(['r.stars', 'r.rated_at'])
    .select(sql<TitleCommentState>`coalesce(c.state, 'approved')`.as('state'))
    .where('r.person_id', '=', personId)
    .where('r.title_id', '=', titleId)
    .executeTakeFirst();
}

export interface NewRating {
  readonly person_id: number;
  readonly title_id: number;
  readonly stars: number;
  readonly rated_at: Date;
  /** The comment it waits with; null: it counts at once. */
  readonly comment_id: number | null;
}

/** Writes a rating in place of the one before. */
export async function writeRating(db: Db, rating: NewRating): Promise<void> {
  const { stars, rated_at, comment_id } = rating;
  await db
    .insertInto('title_rating')
    .values(rating)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'title_id']).doUpdateSet({ stars, rated_at, comment_id }),
    )
    .execute();
}

/** Deletes a rating; false where there was none. */
export async function deleteRating(db: Db, personId: number, titleId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('title_rating')
    .where('person_id', '=', personId)
    .where('title_id', '=', titleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
