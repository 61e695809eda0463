import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** People of whose profiles there is news that has not been in a letter. */
export async function findPeopleWithNews(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('interest_news')
    .select('person_id')
    .distinct()
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** News of one interest of a person: the titles that came. */
export interface InterestNews {
  readonly personId: number;
  /** A heading, or the code of an area or of a work type. */
  readonly kind: 'author' | 'subject' | 'area' | 'work-type' | 'serial';
  readonly name: string;
  readonly total: number;
  /** Titles that came last, as many as a letter may name. */
  readonly titles: readonly NewTitle[];
}

interface NewTitle {
  readonly id: number;
  /** Issues of a serial. */
  readonly issues: readonly string[];
}

/** A title that somebody is told of already. */
interface NamedBefore {
  readonly personId: number;
  readonly titleId: number;
}

interface NewsQuery {
  readonly people: readonly number[];
  readonly named: readonly NamedBefore[];
  /** Titles of an interest that are told one by one. */
  readonly most: number;
}

/**
 * Takes what these people have not been written, but for what is named already or left the catalogue: a second call
 * finds nothing.
 */
export async function takeInterestNews(
  trx: Db,
  { people, named, most }: NewsQuery,
): Promise<InterestNews[]> {
  const readers = named.map(({ personId }) => personId);
  const titles = named.map(({ titleId }) => titleId);
  const { rows } = await sql<InterestNews>`
    with taken as (
      delete from interest_news where person_id = any(${people}::integer[]) returning *
    ), found as (
      -- What several interests of a person find is told under the first of them.
      select distinct on (k.person_id, n.title_id, n.issue) k.interest_id, n.title_id, n.issue
      from taken k cross join lateral unnest(k.titles, k.issues) as n (title_id, issue)
        join title t on t.id = n.title_id and t.withdrawn_at is null
      where not exists (
        select from unnest(${readers}::integer[], ${titles}::integer[]) as b (person_id, title_id)
        where b.person_id = k.person_id and b.title_id = n.title_id)
      order by k.person_id, n.title_id, n.issue, k.interest_id
    ), told as (
      select interest_id, title_id, array_agg(issue order by issue) filter (where issue <> '') as issues,
        row_number() over (partition by interest_id order by title_id desc) as place
      from found group by interest_id, title_id
    )
    select i.person_id as "personId", i.kind, coalesce(h.text, i.area, i.work_type, '') as name,
      count(*)::integer as total,
      json_agg(json_build_object('id', t.title_id, 'issues', coalesce(t.issues, '{}'))
        order by t.title_id desc) filter (where place <= ${most}) as titles
    from told t join interest i on i.id = t.interest_id left join heading h on h.id = i.heading_id
    group by 1, 2, 3
    order by 1, array_position(array['serial', 'author', 'subject', 'area', 'work-type'], i.kind), 3`.execute(
    trx,
  );
  return rows;
}
