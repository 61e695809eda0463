import { connect, startEmbeddedPostgres } from '@estante/database';
import type { Connection } from '@estante/database';
import type { FacetType, SearchDocument } from '@estante/search-engine';

/** A PostgreSQL with the synthetic catalogue, for as long as the measurement runs. */
export interface CatalogueDatabase {
  readonly pool: Connection['pool'];
  readonly connectionString: string;
  close(): Promise<void>;
}

export const facetTypes = 'BUCLASEPFNODGMTYXIRKZ'.split('') as FacetType[];
/** Numbers for the values of one type: a facet value is its type and its numeric code as one number. */
const valuesOfType = 2 ** 22;

export function facetNumber(type: FacetType, code: string): number {
  return facetTypes.indexOf(type) * valuesOfType + Number(code);
}

/**
 * Texts are stemmed without stop words, as the engine does. A title has all its facet values in one
 * array: counted so in one pass, they take a fraction of the time of a pass for each facet.
 */
const schema = `
  create text search dictionary plain_portuguese (template = snowball, language = portuguese);
  create text search configuration plain (copy = pg_catalog.portuguese);
  alter text search configuration plain
    alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
    with plain_portuguese;
  create unlogged table title (
    id integer primary key,
    document text not null,
    words tsvector not null,
    facets integer[] not null,
    title text not null,
    author text not null,
    work_type text not null,
    call_number text not null,
    year integer,
    included_on integer not null,
    copies integer not null
  );`;

const indexes = `
  create index on title using gin (words) with (fastupdate = off);
  create index on title using gin (facets) with (fastupdate = off);
  create index on title (year desc nulls last, copies desc, id);
  create index on title (title, id);
  create index on title (author, title, id);
  create index on title (call_number, title, id);
  create index on title (year desc nulls last, title, id);
  create index on title (included_on desc, title, id);
  vacuum analyze title;`;

const insert = `
  insert into title
  select id, document,
    setweight(to_tsvector('plain', a), 'A') || setweight(to_tsvector('plain', b), 'B')
      || setweight(to_tsvector('plain', c), 'C') || setweight(to_tsvector('plain', d), 'D'),
    facets::integer[], title, author, work_type, call_number, year, included_on, copies
  from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
    $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::integer[],
    $13::integer[], $14::integer[])
    as t (id, document, a, b, c, d, facets, title, author, work_type, call_number, year,
      included_on, copies)`;

export async function openCatalogueDatabase(dataDir: string): Promise<CatalogueDatabase> {
  const started = await startEmbeddedPostgres({ dataDir, log: () => {}, keepsData: false });
  if (started.kind !== 'started') throw new Error(`PostgreSQL does not start: ${started.kind}`);
  const { connectionString } = started;
  const connection = connect({ connectionString, max: 2 });
  const close = async () => {
    await connection.close();
    await started.stop();
  };
  return { pool: connection.pool, connectionString, close };
}

export async function fillCatalogue(
  pool: Connection['pool'],
  documents: Iterable<SearchDocument>,
): Promise<void> {
  await pool.query(schema);
  let rows: SearchDocument[] = [];
  for (const document of documents) {
    rows.push(document);
    if (rows.length < 2_000) continue;
    await pool.query(insert, columnsOf(rows));
    rows = [];
  }
  await pool.query(insert, columnsOf(rows));
  for (const statement of indexes.split(';').filter((text) => text.trim() !== ''))
    await pool.query(statement);
}

function columnsOf(rows: readonly SearchDocument[]): unknown[][] {
  return [
    rows.map(({ id }) => id),
    rows.map((row) => JSON.stringify(row)),
    ...[['title'], ['author'], ['subject'], rest].map((fields) =>
      rows.map(({ text }) =>
        plain(fields.flatMap((field) => text[field as keyof typeof text] ?? []).join(' . ')),
      ),
    ),
    rows.map((row) => `{${facetNumbers(row).join(',')}}`),
    rows.map(({ sort }) => plain(sort.title)),
    rows.map(({ sort }) => plain(sort.author)),
    rows.map(({ sort }) => plain(sort.workType)),
    rows.map(({ sort }) => sort.callNumber),
    rows.map(({ sort }) => sort.year),
    rows.map(({ sort }) => sort.includedOn),
    rows.map(({ sort }) => sort.copies),
  ];
}

const rest = ['series', 'publisher', 'callNumber', 'standardNumber', 'notes', 'identifier'];

function facetNumbers({ facets }: SearchDocument): number[] {
  const numbers = facetTypes.flatMap((type) =>
    (facets[type] ?? []).map(({ code }) => facetNumber(type, code)),
  );
  return [...new Set(numbers)];
}

/** Lower case without accents, as on both sides of the comparison. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Reads every document as stored, by ranges of numbers; the next range is read while one is used, as the server does.
 */
export async function* documentsIn(pool: Connection['pool']): AsyncGenerator<SearchDocument> {
  const read = (after: number) =>
    pool.query<{ id: number; document: string }>(
      'select id, document from title where id > $1 order by id limit 1000',
      [after],
    );
  for (let reading = read(0); ;) {
    const { rows } = await reading;
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    reading = read(last);
    // Awaited later: until then a fault must not count as unhandled.
    reading.catch(() => undefined);
    for (const { document } of rows) yield JSON.parse(document) as SearchDocument;
  }
}
