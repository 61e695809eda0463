import type { HeadingRelation } from '@estante/contract';
import type { Database, Db } from '@estante/database';
import { sql } from 'kysely';
import { relationCodes, type AlsoRelation } from './relation.ts';

export interface SeeAlso {
  readonly relacao: HeadingRelation;
  readonly texto: string;
}

interface Row {
  readonly heading: number;
  readonly relation: AlsoRelation;
  readonly text: string;
}

/** See-also references of headings to headings that titles are filed under in this way, by the heading's number. */
export async function readSeeAlso(
  db: Db,
  headings: readonly number[],
  filedAs: Database['title_heading']['relation'],
): Promise<ReadonlyMap<number, SeeAlso[]>> {
  if (headings.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct a.heading_id as heading, r.relation, t.text, t.key collate "C" as key
    from authority a
      join heading_reference r on r.authority_id = a.id and r.relation <> 'variant'
      join heading t on t.type = r.type and t.key = r.key and t.id <> a.heading_id
    where a.heading_id = any(${headings}) and exists (
      select from title_heading th where th.heading_id = t.id and th.relation = ${filedAs})
    order by heading, relation, key`.execute(db);
  const byHeading = Map.groupBy(rows, ({ heading }) => heading);
  return new Map(
    [...byHeading].map(([heading, also]) => [
      heading,
      also.map(({ relation, text }) => ({ relacao: relationCodes[relation], texto: text })),
    ]),
  );
}
