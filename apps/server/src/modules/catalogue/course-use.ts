import type { Db } from '@estante/database';
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

/** Courses, then disciplines, of each title that is on a reading list. */
export async function findCourseUses(
  db: Db,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, CourseUse[]>> {
  if (titleIds.length === 0) return new Map();
  const { rows } = await sql<CourseUse & { title: number }>`
    with listed as (
      select distinct item.title_id, plan.course_id, plan.discipline_id
      from bibliography_item item join teaching_plan plan on plan.id = item.plan_id
      where item.title_id = any(${titleIds})
    )
    select l.title_id as title, 'curso:' || c.code as code, c.name
      from listed l join course c on c.id = l.course_id
    union
    select l.title_id, 'disciplina:' || d.code, d.name || ' (' || d.code || ')'
      from listed l join discipline d on d.id = l.discipline_id
    order by title, code`.execute(db);
  return Map.groupBy(rows, ({ title }) => title);
}
