import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';

/** Plans of teachers, of disciplines that are taken, and of whole courses. */
export type OwnView = 'lecionados' | 'cursados' | 'curso';

/** Person who asks, and the link through which they do. */
export interface PlanOwner {
  readonly personId: number;
  readonly loginId: number;
}

interface CodeAndName {
  readonly code: string;
  readonly name: string;
}

export interface OwnerProfile {
  readonly courses: readonly CodeAndName[];
  readonly takesDisciplines: boolean;
  readonly teaches: boolean;
}

/** Reads what is known of a person's studies and teaching. */
export async function readOwnerProfile(
  db: Db,
  { personId, loginId }: PlanOwner,
  language: Language,
): Promise<OwnerProfile> {
  const { rows } = await sql<OwnerProfile>`
    select
      coalesce((select json_agg(json_build_object('code', c.code, 'name', ${nameIn('c', language)})
          order by c.key)
        from login_course l join course c on c.id = l.course_id where l.login_id = ${loginId}), '[]')
        as courses,
      exists (select from login_discipline where login_id = ${loginId}) as "takesDisciplines",
      exists (select from professor where person_id = ${personId}) as teaches`.execute(db);
  return rows[0] ?? { courses: [], takesDisciplines: false, teaches: false };
}

/** A year and a semester, with the plans of each view in it. */
export interface OwnTerm {
  readonly year: number;
  readonly semester: number;
  readonly totals: Readonly<Record<OwnView, number>>;
}

/** Terms with plans of the person's, the newest first. */
export async function findOwnTerms(db: Db, owner: PlanOwner): Promise<OwnTerm[]> {
  const [taught, taken, ofCourse] = [
    isOwnPlan('lecionados', owner),
    isOwnPlan('cursados', owner),
    isOwnPlan('curso', owner),
  ];
  const { rows } = await sql<OwnTerm>`
    select year, semester, json_build_object(
        'lecionados', count(*) filter (where ${taught}),
        'cursados', count(*) filter (where ${taken}),
        'curso', count(*) filter (where ${ofCourse})) as totals
    from teaching_plan p where ${taught} or ${taken} or ${ofCourse}
    group by year, semester order by year desc, semester desc`.execute(db);
  return rows;
}

/** The term that is taught on a day, where the institution says when it is. */
export async function findTermOn(
  db: Db,
  day: Temporal.PlainDate,
): Promise<{ readonly year: number; readonly semester: number } | undefined> {
  return db
    .selectFrom('academic_term')
    .select(['year', 'semester'])
    .where('starts_on', '<=', day.toString())
    .where('ends_on', '>=', day.toString())
    .orderBy('starts_on', 'desc')
    .executeTakeFirst();
}

/** Whether the plan `p` is one of the person's. */
export function isOwnPlan(view: OwnView, owner: PlanOwner): RawBuilder<SqlBool> {
  switch (view) {
    case 'lecionados':
      return sql<SqlBool>`p.professor_id in (
        select id from professor where person_id = ${owner.personId})`;
    case 'cursados':
      return isTaken(owner);
    case 'curso':
      return sql<SqlBool>`(p.course_id in (${ownCourses(owner)}) or p.course_id is null
        and p.unit_id in (select unit_id from course where id in (${ownCourses(owner)})))`;
  }
}

/** Whether a discipline is taken: one of several courses is taken in one's own, where that teaches it in the term. */
function isTaken(owner: PlanOwner): RawBuilder<SqlBool> {
  const inOwn = (plan: 'p' | 'o') => sql<SqlBool>`(${sql.ref(`${plan}.course_id`)} is null
    or ${sql.ref(`${plan}.course_id`)} in (${ownCourses(owner)}))`;
  return sql<SqlBool>`(p.discipline_id in (
      select discipline_id from login_discipline where login_id = ${owner.loginId})
    and (${inOwn('p')} or not exists (select from teaching_plan o
      where o.discipline_id = p.discipline_id and o.year = p.year and o.semester = p.semester
        and ${inOwn('o')})))`;
}

const ownCourses = ({ loginId }: PlanOwner) =>
  sql`select course_id from login_course where login_id = ${loginId}`;

export interface TermView extends PlanOwner {
  readonly view: OwnView;
  readonly year: number;
  readonly semester: number;
}

/** Disciplines of the plans in view, by name. */
export async function findOwnDisciplines(
  db: Db,
  term: TermView,
  language: Language,
): Promise<CodeAndName[]> {
  const { rows } = await sql<CodeAndName>`
    select d.code, ${nameIn('d', language)} as name from discipline d
    where d.id in (select p.discipline_id from teaching_plan p
      where p.year = ${term.year} and p.semester = ${term.semester}
        and ${isOwnPlan(term.view, term)})
    order by d.key, d.code`.execute(db);
  return rows;
}
