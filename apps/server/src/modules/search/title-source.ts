import type { Db } from '@estante/database';
import { headingKey } from '@estante/marc';
import type { Reference, SearchDocument } from '@estante/search-engine';
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

/** Every title's document, in ranges of their numbers. The next range is read while one is used. */
export async function* readAllDocuments(db: Db, size = 1000): AsyncIterable<SearchDocument> {
  let reading = readRange(db, 0, size);
  for (;;) {
    const { documents, last } = await reading;
    if (last !== null) {
      reading = readRange(db, last, size);
      // It is awaited later, or never where nobody reads on.
      reading.catch(() => undefined);
    }
    yield* documents;
    if (last === null) return;
  }
}

interface Range {
  readonly documents: readonly SearchDocument[];
  /** Number of the last title; null where no other follows. */
  readonly last: number | null;
}

async function readRange(db: Db, after: number, size: number): Promise<Range> {
  const rows = await db
    .selectFrom('title')
    .select('id')
    .where('id', '>', after)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .limit(size)
    .execute();
  const ids = rows.map(({ id }) => id);
  const last = rows.length < size ? null : (ids.at(-1) ?? null);
  return { documents: await readDocuments(db, ids), last };
}

/**
 * Variant forms that authority records give, of every heading of the titles; of a subdivided heading
 * those of what is before its subdivisions too.
 */
async function findVariants(
  db: Db,
  titles: readonly TitleRow[],
): Promise<ReadonlyMap<number, readonly Reference[]>> {
  const texts = new Map(
    titles.flatMap(({ headings }) => headings.map((h) => [h.headingId, h.text])),
  );
  const wider = [...texts].flatMap(([id, text]) =>
    widerHeadings(text).map((one) => ({ id, key: headingKey(one) })),
  );
  const { rows } = await sql<{ heading: number; text: string; variants: string[] }>`
    with base as (
      select id as heading, id as base from heading where id = any(${[...texts.keys()]})
      union
      select own.id, wider.id
      from unnest(${wider.map(({ id }) => id)}::integer[], ${wider.map(({ key }) => key)}::text[])
          as w (id, key)
        join heading own on own.id = w.id
        join heading wider on wider.type = own.type and wider.key = w.key
    )
    select base.heading, h.text, array_agg(distinct r.text order by r.text) as variants
    from base join heading h on h.id = base.base
      join authority a on a.heading_id = h.id
      join heading_reference r on r.authority_id = a.id and r.relation = 'variant'
    group by base.heading, h.id
    order by base.heading, h.text`.execute(db);
  const found = new Map<number, Reference[]>();
  for (const { heading, text, variants } of rows) {
    const references = variants.map((variant) => ({ variant, heading: text }));
    found.set(heading, [...(found.get(heading) ?? []), ...references]);
  }
  return found;
}

/** 'Escravidão' and 'Escravidão – Brasil' of 'Escravidão – Brasil – História'. */
function widerHeadings(text: string): string[] {
  const parts = text.split(' – ');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join(' – '));
}

export async function findPlaces(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Place[]>> {
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
