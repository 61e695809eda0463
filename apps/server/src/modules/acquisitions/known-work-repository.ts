import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Titles of the catalogue that bear an ISBN of 13 digits; none for ''. */
export async function findTitlesOfIsbn(db: Db, isbn: string): Promise<number[]> {
  if (isbn === '') return [];
  const { rows } = await sql<{ id: number }>`
    select distinct t.id from bibliographic_record r join title t on t.id = r.title_id
    where r.isbns @> array[${isbn}] and t.withdrawn_at is null
    order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Work {
  readonly isbn: string;
  /** As `headingKey` writes it. */
  readonly titleKey: string;
}

/** Suggestions of a work that are neither ended nor fulfilled, and how many of them one person's. */
export async function countOpenSuggestions(db: Db, { isbn, titleKey }: Work, personId: number) {
  if (isbn === '' && titleKey === '') return { total: 0, own: 0 };
  const { rows } = await sql<{ total: number; own: number }>`
    select count(*)::integer as total,
      (count(*) filter (where person_id = ${personId}))::integer as own
    from acquisition_suggestion
    where (isbn13 = nullif(${isbn}, '') or title_key = nullif(${titleKey}, ''))
      and state in ('pre-suggestion', 'purchase-suggestion', 'in-quote', 'trading',
        'awaiting-delivery', 'partially-attended')`.execute(db);
  return rows[0] ?? { total: 0, own: 0 };
}
