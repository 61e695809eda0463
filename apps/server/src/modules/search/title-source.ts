import type { Db } from '@estante/database';
import type { SearchDocument } from '@estante/search-engine';
import { sql } from 'kysely';
import { findTitles, type TitleRow } from '../catalogue/index.ts';
import { toSearchDocument, type Place } from './search-document.ts';

/** Documents of the titles asked for; those that are gone are left out. */
export async function readDocuments(db: Db, ids: readonly number[]): Promise<SearchDocument[]> {
  const [titles, places] = await Promise.all([findTitles(db, ids), findPlaces(db, ids)]);
  const variants = await findVariants(db, titles);
  return titles.map((title) =>
    toSearchDocument({ ...title, places: places.get(title.id) ?? [], variants }),
  );
}

/** Every title's document, in ranges of their numbers. */
export async function* readAllDocuments(db: Db, size = 1000): AsyncIterable<SearchDocument> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('title')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(size)
      .execute();
    yield* await readDocuments(
      db,
      rows.map(({ id }) => id),
    );
    last = rows.at(-1)?.id ?? Infinity;
    if (rows.length < size) return;
  }
}

/** Variant forms that authority records give, of every heading of the titles. */
async function findVariants(
  db: Db,
  titles: readonly TitleRow[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const ids = [...new Set(titles.flatMap(({ headings }) => headings.map((h) => h.headingId)))];
  const { rows } = await sql<{ heading: number; variants: string[] }>`
    select a.heading_id as heading, array_agg(distinct r.text order by r.text) as variants
    from authority a join heading_reference r on r.authority_id = a.id and r.relation = 'variant'
    where a.heading_id = any(${ids})
    group by a.heading_id`.execute(db);
  return new Map(rows.map(({ heading, variants }) => [heading, variants]));
}

async function findPlaces(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Place[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Place & { title: number }>`
    with item as (
      select title_id, library_id, collection_id, location_id, additional_material, 1 as copies
        from copy where title_id = any(${ids}) and status <> 'withdrawn'
      union all
      select title_id, library_id, null, null, '', 1 from holding where title_id = any(${ids})
    )
    select i.title_id as title, i.library_id as library, l.campus_id as campus,
      sum(i.copies)::integer as copies,
      coalesce(array_agg(distinct i.collection_id) filter (where i.collection_id is not null), '{}') as collections,
      coalesce(array_agg(distinct i.location_id) filter (where i.location_id is not null), '{}') as locations,
      coalesce(array_agg(distinct i.additional_material) filter (where i.additional_material <> ''), '{}') as materials
    from item i join library l on l.id = i.library_id
    group by i.title_id, i.library_id, l.campus_id
    order by i.title_id, i.library_id`.execute(db);
  return Map.groupBy(rows, ({ title }) => title);
}
