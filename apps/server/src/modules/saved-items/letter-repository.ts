import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** People whose new titles have not been in a letter. */
export async function findToWriteTo(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('alert')
    .select('person_id')
    .distinct()
    .where('unmailed_from', 'is not', null)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

export interface News {
  readonly personId: number;
  readonly name: string;
  readonly query: string;
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/**
 * Takes what these people have not been written, by search: a second call finds nothing. What has been read or removed
 * meanwhile, or is of a search that is quiet, is settled unsaid.
 */
export async function takeNews(trx: Db, people: readonly number[]): Promise<News[]> {
  const { rows } = await sql<News & { readonly isTold: boolean }>`
    with told as (
      select id, unmailed_from from alert
      where person_id = any(${people}::integer[]) and unmailed_from is not null
      order by id for update
    ), settled as (
      update alert a set unmailed_from = null from told where a.id = told.id
      returning a.person_id, a.saved_search_id, told.unmailed_from, a.to_day, a.read_at
    )
    select n.person_id as "personId", s.name, s.query, n.unmailed_from as "from", n.to_day as "to",
      s.alerts and n.read_at is null as "isTold"
    from settled n join saved_search s on s.id = n.saved_search_id
    order by n.person_id, s.name, s.id`.execute(trx);
  return rows.filter(({ isTold }) => isTold);
}

export interface NamedTitle {
  readonly id: number;
  readonly title: string;
  /** Name of the first agent, and the year; '' where the record does not say. */
  readonly author: string;
  readonly year: string;
}

/** Names of titles in the order of the numbers given; without those that are gone. */
export async function nameTitles(db: Db, ids: readonly number[]): Promise<NamedTitle[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedTitle>`
    select id, concat_ws(': ', description ->> 'title', nullif(description ->> 'subtitle', '')) as title,
      coalesce(description -> 'agents' -> 0 ->> 'name', '') as author,
      coalesce(description ->> 'year', '') as year
    from title join unnest(${ids}::integer[]) with ordinality as asked (id, place) using (id)
    where withdrawn_at is null
    order by place`.execute(db);
  return rows;
}
