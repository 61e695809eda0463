import type { Db } from '@estante/database';
import { sql } from 'kysely';

interface Decade {
  /** First year of the decade. */
  readonly decada: number;
  readonly total: number;
}

/** Years that records mean: what is past them is a slip of the keys. */
const [first, last] = [1000, 2199];

/** Titles by an author, by the decade in which they came out; those without a year are left out. */
export async function readDecades(db: Db, heading: number): Promise<Decade[]> {
  const { rows } = await sql<Decade>`
    select r.year / 10 * 10 as decada, count(distinct r.title_id)::integer as total
    from title_heading th
      join bibliographic_record r on r.title_id = th.title_id and r.is_primary
    where th.heading_id = ${heading} and th.relation = 'agent'
      and r.year between ${first} and ${last}
    group by decada order by decada`.execute(db);
  return rows;
}
