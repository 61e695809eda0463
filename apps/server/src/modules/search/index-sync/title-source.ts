import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '@estante/database';
import { headingKey } from '@estante/marc';
import type { Reference, SearchDocument } from '@estante/search-engine';
import { sql } from 'kysely';
import {
  findHeldItems,
  findHeldNumbers,
  findTitles,
  shelfNumbers,
  type TitleRow,
} from '../../catalogue/index.ts';
import { findLibraries } from '../../libraries/index.ts';
import { placesOf } from './place.ts';
import { toSearchDocument } from './search-document.ts';

/** Documents that are made before others have their turn. */
const inOneTurn = 32;

/** Documents of the titles asked for; those that are gone are left out. */
export async function readDocuments(db: Db, ids: readonly number[]): Promise<SearchDocument[]> {
  const [titles, held, numbers, libraries] = await Promise.all([
    findTitles(db, ids),
    findHeldItems(db, ids),
    findHeldNumbers(db, ids),
    findLibraries(db, 'pt'),
  ]);
  const campusOf = new Map(libraries.map((library) => [library.id, library.campus_id]));
  const variants = await findVariants(db, titles);
  const documents: SearchDocument[] = [];
  for (const title of titles) {
    // A thousand at once would keep other callers waiting for half a second.
    if (documents.length % inOneTurn === 0) await nextTurn();
    const places = placesOf(held.get(title.id) ?? [], campusOf);
    const callNumbers = shelfNumbers(title.description, numbers.get(title.id));
    documents.push(toSearchDocument({ ...title, places, callNumbers, variants }));
  }
  return documents;
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
