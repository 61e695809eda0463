import type { Success, endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';

type Authority = Success<typeof endpoints.getAuthority>;
type SubdivisionList = Pick<Authority, 'subdivisoes' | 'ha_mais_subdivisoes'>;

/** Most subdivisions listed: more are looked up in the index of subjects, where they stand together. */
const listed = 20;

/** Headings of titles that subdivide one ('Brasil – História' of 'Brasil'), in their order. */
export async function readSubdivisions(db: Db, id: number): Promise<SubdivisionList> {
  // Keys that begin with the same words stand together; a space is the first sign of a key.
  const { rows } = await sql<SubdivisionList['subdivisoes'][number]>`
    with found as (
      select other.id, other.text, other.key
      from heading h
        join heading other on other.type = h.type
          and other.key collate "C" > h.key || ' ' and other.key collate "C" < h.key || '!'
          and starts_with(other.text, h.text || ' – ')
      where h.id = ${id} and exists (
        select from title_heading t where t.heading_id = other.id and t.relation = 'subject'
      )
      order by other.key collate "C", other.id limit ${listed + 1}
    )
    select f.id as cod_autoridade, f.text as nome, (
      select count(distinct t.title_id)::integer from title_heading t
      where t.heading_id = f.id and t.relation = 'subject'
    ) as total
    from found f order by f.key collate "C", f.id`.execute(db);
  return { subdivisoes: rows.slice(0, listed), ha_mais_subdivisoes: rows.length > listed };
}
