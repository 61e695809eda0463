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

/** What came of one interest. */
export interface InterestNews {
  /** A heading, or the code of an area or of a work type. */
  readonly kind: 'author' | 'subject' | 'area' | 'work-type' | 'serial';
  readonly name: string;
  readonly titles: readonly NewTitle[];
}

interface NewTitle {
  readonly id: number;
  /** Issues of a serial. */
  readonly issues: readonly string[];
}

/** Takes what a person has not been written: whoever comes second finds nothing. */
export async function takeInterestNews(trx: Db, personId: number): Promise<InterestNews[]> {
  const { rows } = await sql<InterestNews>`
    with taken as (
      delete from interest_news where person_id = ${personId} returning *
    ), told as (
      select interest_id, title_id, array_agg(issue order by issue) filter (where issue <> '') as issues
      from taken group by interest_id, title_id
    )
    select i.kind, coalesce(h.text, i.area, i.work_type, '') as name,
      json_agg(json_build_object('id', t.title_id, 'issues', coalesce(t.issues, '{}'))
        order by t.title_id desc) as titles
    from told t join interest i on i.id = t.interest_id left join heading h on h.id = i.heading_id
    group by 1, 2
    order by array_position(array['serial', 'author', 'subject', 'area', 'work-type'], i.kind), 2`.execute(
    trx,
  );
  return rows;
}
