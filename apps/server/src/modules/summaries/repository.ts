import type { Db } from '@estante/database';
import { readStoredRecord, type Link } from '@estante/marc';
import { sql } from 'kysely';

/** Finds the parts of a title that its summary is made of. */
export async function findSummarized(db: Db, titleId: number) {
  const title = await db
    .selectFrom('title')
    .select(['id', 'work_type as workType', 'description'])
    .where('id', '=', titleId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!title) return null;
  const record = await db
    .selectFrom('bibliographic_record')
    .select('marc')
    .where('title_id', '=', titleId)
    .where('is_primary', '=', true)
    .executeTakeFirst();
  return { ...title, marc: record ? readStoredRecord(record.marc) : null };
}

/**
 * Articles that name this serial as their host: by its ISSN, by its number at the same source, or
 * where they have neither by its whole title.
 */
const articlesOf = (titleId: number) => sql`
  with serial as (
    select t.id, lower(t.description ->> 'title') as title, r.source_id, r.source_number,
      array(select json_array_elements_text(t.description -> 'issns')
        union select json_array_elements_text(t.description -> 'linkingIssns')) as issns
    from title t left join bibliographic_record r on r.title_id = t.id and r.is_primary
    where t.id = ${titleId} and t.work_type = 'serial'
  ), article as (
    select h.* from serial
      join article_host h on h.issn <> '' and h.issn = any (serial.issns)
    union
    select h.* from serial
      join article_host h on h.number <> '' and h.number = serial.source_number
      join bibliographic_record r on r.title_id = h.title_id and r.is_primary
        and r.source_id = serial.source_id
    union
    select h.* from serial
      join article_host h on h.other_numbers @> array[serial.source_number]
      join bibliographic_record r on r.title_id = h.title_id and r.is_primary
        and r.source_id = serial.source_id
    union
    select h.* from serial
      join article_host h on h.issn = '' and h.number = '' and h.title = serial.title
  )`;

/** Years in which a serial has articles, the newest first; null of those without one. */
export async function findArticleYears(db: Db, titleId: number): Promise<(number | null)[]> {
  const { rows } = await sql<{ year: number | null }>`
    ${articlesOf(titleId)}
    select distinct year from article order by year desc nulls last`.execute(db);
  return rows.map(({ year }) => year);
}

/** Whether there is anything in the summary of a title: contents of its own, or articles. */
export async function hasSummary(db: Db, titleId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    ${articlesOf(titleId)}
    select exists (select from title
        where id = ${titleId} and json_array_length(description -> 'contents') > 0)
      or exists (select from article) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export interface ArticleRow {
  readonly id: number;
  readonly detail: string;
  readonly title: string;
  readonly subtitle: string;
  readonly responsibility: string;
  readonly agents: readonly { readonly name: string }[];
  readonly links: readonly Link[];
}

/** Most articles of one year: more than any page shows. */
const mostArticles = 2000;

export async function findArticles(
  db: Db,
  titleId: number,
  year: number | null,
): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    ${articlesOf(titleId)}
    select distinct on (t.id) t.id, article.detail, t.description ->> 'title' as title,
      t.description ->> 'subtitle' as subtitle,
      t.description ->> 'responsibility' as responsibility, t.description -> 'agents' as agents,
      t.description -> 'links' as links
    from article join title t on t.id = article.title_id and t.withdrawn_at is null
    where article.year is not distinct from ${year}::integer
    order by t.id limit ${mostArticles}`.execute(db);
  return rows;
}
