import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Addresses in one part, at most: what sitemaps.org allows. */
export const partSize = 50_000;

export interface SitemapPart {
  /** From 0: titles numbered up to `partSize`. */
  readonly part: number;
  readonly changedAt: Date;
}

/** Parts that have titles, with their last change: each from the index, without its titles. */
export async function findParts(db: Db): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select p.part, changed.at as "changedAt"
    from generate_series(0, (select (max(id) - 1) / ${sql.lit(partSize)} from title)) as p (part)
      cross join lateral (
        select max(updated_at) as at from title
        where (id - 1) / ${sql.lit(partSize)} = p.part and withdrawn_at is null
      ) as changed
    where changed.at is not null
    order by p.part`.execute(db);
  return rows;
}

interface TitleChange {
  readonly id: number;
  readonly changedAt: Date;
}

/** Titles of a part in the order of their numbers, some thousand at a time. */
export async function* readPart(db: Db, part: number, step = 5_000): AsyncIterable<TitleChange[]> {
  const end = (part + 1) * partSize;
  for (let last = part * partSize; last < end;) {
    const { rows } = await sql<TitleChange>`
      select id, updated_at as "changedAt" from title
      where id > ${last} and id <= ${end} and withdrawn_at is null order by id limit ${step}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < step ? end : (rows.at(-1)?.id ?? end);
  }
}
