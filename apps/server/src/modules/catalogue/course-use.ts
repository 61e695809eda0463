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

/** Courses, then disciplines, of each title that is on a reading list: of the title `t` of a query. */
export const courseUses = sql<CourseUse[]>`(
  with listed as (
    select distinct plan.course_id, plan.discipline_id
    from bibliography_item item join teaching_plan plan on plan.id = item.plan_id
    where item.title_id = t.id
  ), used as (
    select 'curso:' || c.code as code, c.name from listed l join course c on c.id = l.course_id
    union
    select 'disciplina:' || d.code, d.name || ' (' || d.code || ')'
      from listed l join discipline d on d.id = l.discipline_id
  )
  select coalesce(json_agg(json_build_object('code', u.code, 'name', u.name) order by u.code), '[]')
  from used u)`;
