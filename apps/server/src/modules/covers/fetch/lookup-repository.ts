import type { CoverOutcome, Db } from '@estante/database';
import { sql } from 'kysely';
import type { Picture } from '../read-picture.ts';
import type { CoverSource } from './source.ts';

/** Sources that have nothing of the edition, as far as is remembered. */
export async function findAnswered(db: Db, isbn: string, now: Date): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('cover_lookup')
    .where('isbn', '=', isbn)
    .where('outcome', '!=', 'found')
    .where('again_at', '>', now)
    .select('source_id')
    .execute();
  return new Set(rows.map(({ source_id }) => source_id));
}

/** Outcome of a question to a source, with the moment after which it is asked again. */
export interface Outcome {
  readonly outcome: CoverOutcome;
  readonly at: Date;
  readonly againAt: Date;
}

export async function writeLookup(
  db: Db,
  isbn: string,
  source: CoverSource,
  { outcome, at, againAt }: Outcome,
): Promise<void> {
  const row = { outcome, asked_at: at, again_at: againAt };
  await db
    .insertInto('cover_lookup')
    .values({ isbn, source_id: source.id, ...row })
    .onConflict((conflict) => conflict.columns(['isbn', 'source_id']).doUpdateSet(row))
    .execute();
}

export async function noteAsked(
  db: Db,
  id: number,
  {
    at,
    failures,
    restsUntil,
  }: { readonly at: Date; readonly failures: number; readonly restsUntil: Date | null },
): Promise<void> {
  await db
    .updateTable('cover_source')
    .set({ asked_at: at, failures, rests_until: restsUntil })
    .where('id', '=', id)
    .execute();
}

/** Origin of a picture that was not sent by staff, and the credit due for it. */
export interface Credit {
  readonly origin: 'fetched' | 'document';
  readonly name: string;
  readonly url: string;
  /** ISBN or address that the picture was asked for by. */
  readonly file: string;
}

/**
 * Stores a picture for the titles of an edition that have no cover and were refused none; returns their
 * number.
 */
export async function writeFetched(
  db: Db,
  of: { readonly isbn: string } | { readonly titleId: number },
  picture: Picture,
  { origin, name, url, file }: Credit,
): Promise<number> {
  const titles =
    'isbn' in of
      ? sql`select distinct r.title_id as id from bibliographic_record r
          where r.isbns @> array[${of.isbn}]::text[] and r.title_id is not null`
      : sql`select ${of.titleId}::integer as id`;
  const { numAffectedRows = 0n } = await sql`
    insert into cover (title_id, version, file_name, small, medium, large, origin, credit, credit_url)
    select t.id, ${picture.version}, ${file}, ${picture.small}, ${picture.medium}, ${picture.large},
      ${origin}, ${name}, ${url}
    from (${titles}) t
    where not exists (select from cover_refusal f where f.title_id = t.id)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}

/** Whether the document at the address has been asked for, and is not to be again. */
export async function isDocumentKnown(
  db: Db,
  titleId: number,
  url: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('document_lookup')
    .where('title_id', '=', titleId)
    .where('url', '=', url)
    .where('again_at', '>', now)
    .select('title_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeDocumentLookup(
  db: Db,
  titleId: number,
  url: string,
  { outcome, at, againAt }: Outcome,
): Promise<void> {
  const row = { url, outcome, asked_at: at, again_at: againAt };
  await db
    .insertInto('document_lookup')
    .values({ title_id: titleId, ...row })
    .onConflict((conflict) => conflict.column('title_id').doUpdateSet(row))
    .execute();
}
