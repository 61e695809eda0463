import type { AcquisitionState, Db } from '@estante/database';
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

/** States of suggestions that are neither ended nor fulfilled. */
const openStates = sql.join([
  'pre-suggestion',
  'purchase-suggestion',
  'in-quote',
  'trading',
  'awaiting-delivery',
  'partially-attended',
] as const satisfies readonly AcquisitionState[]);

interface Work {
  readonly isbn: string;
  /** Title of the work as `headingKey` writes it. */
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
      and state in (${openStates})`.execute(db);
  return rows[0] ?? { total: 0, own: 0 };
}

interface SentBefore extends Work {
  readonly personId: number;
  /** Code of the course whose discipline the suggestion is for; null for none. */
  readonly course: string | null;
  readonly discipline: string | null;
}

/** The state of a suggestion of the work that the person has sent for the discipline and nobody has ended. */
export async function findOpenSuggestion(
  db: Db,
  { isbn, titleKey, personId, course, discipline }: SentBefore,
): Promise<AcquisitionState | null> {
  const { rows } = await sql<{ state: AcquisitionState }>`
    select state from acquisition_suggestion
    where person_id = ${personId} and state in (${openStates})
      and (isbn13 = nullif(${isbn}, '') or title_key = nullif(${titleKey}, ''))
      and course_code is not distinct from ${course}
      and discipline_code is not distinct from ${discipline}
    order by id desc limit 1`.execute(db);
  return rows[0]?.state ?? null;
}
