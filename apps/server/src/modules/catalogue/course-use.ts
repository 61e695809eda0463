import { sql } from 'kysely';

/**
 * A course or discipline whose teaching plans list a title. `code` is 'curso:' or 'disciplina:'
 * with the institution's own code, as the filter by course or discipline takes it.
 */
export interface CourseUse {
  readonly code: string;
  /** 'Letras'; a discipline's name bears its code, since courses give the same name to theirs. */
  readonly name: string;
}

/** Rows of `title_id` and `uses`, of those of the titles that are on a reading list: courses, then disciplines. */
export const courseUsesOf = (titleIds: readonly number[]) => sql<{
  title_id: number;
  uses: CourseUse[];
}>`(
  with listed as (
    select distinct item.title_id, plan.course_id, plan.discipline_id
    from bibliography_item item join teaching_plan plan on plan.id = item.plan_id
    where item.title_id = any(${titleIds}::integer[])
  ), used as (
    select l.title_id, 'curso:' || c.code as code, c.name
      from listed l join course c on c.id = l.course_id
    union
    select l.title_id, 'disciplina:' || d.code, d.name || ' (' || d.code || ')'
      from listed l join discipline d on d.id = l.discipline_id
  )
  select u.title_id, json_agg(json_build_object('code', u.code, 'name', u.name) order by u.code) as uses
  from used u group by u.title_id)`;
