import type { Language } from '@estante/contract';
import type { Db, ReadingKind } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isOwnPlan, type OwnView, type PlanOwner } from './own-plan-repository.ts';

/** Criteria that plans are looked for by; numbers of rows, any of a list. */
export interface PlanCriteria {
  readonly plan?: number;
  readonly courses?: readonly number[];
  readonly units?: readonly number[];
  readonly disciplines?: readonly number[];
  readonly professors?: readonly number[];
  readonly year?: number | undefined;
  readonly semester?: number | undefined;
  readonly period?: number | undefined;
  /** Library that has a copy or holding of a title of the bibliography. */
  readonly library?: number | undefined;
  /** Plans of one person's own. */
  readonly own?: PlanOwner & { readonly view: OwnView };
}

interface CodeAndName {
  readonly code: string;
  readonly name: string;
}

export interface PlanRow {
  readonly id: number;
  readonly unit: CodeAndName;
  readonly course: CodeAndName | null;
  readonly discipline: CodeAndName;
  readonly professor: CodeAndName | null;
  readonly year: number;
  readonly semester: number;
  readonly period: number | null;
  /** Places of the plan, else of its course; null where neither says. */
  readonly vacancies: number | null;
  readonly readings: readonly ReadingRow[];
}

export interface ReadingRow {
  readonly kind: ReadingKind;
  readonly citation: string;
  readonly titleId: number | null;
}

/** Each has a dozen titles: more would be long to read, and to answer. */
export const planPageSize = 10;

export async function countPlans(db: Db, criteria: PlanCriteria): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from teaching_plan p where ${meets(criteria)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

interface PlanPage {
  readonly offset: number;
  readonly limit: number;
  /** Language in which departments, courses and disciplines are called. */
  readonly language: Language;
}

/** Finds plans, the newest first; within a semester by course, period and discipline. */
export async function findPlans(
  db: Db,
  criteria: PlanCriteria,
  { offset, limit, language }: PlanPage,
): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.year, p.semester, p.period, coalesce(p.vacancies, c.vacancies) as vacancies,
      json_build_object('code', u.code, 'name', ${nameIn('u', language)}) as unit,
      case when c.id is not null then json_build_object('code', c.code, 'name', ${nameIn('c', language)}) end
        as course,
      json_build_object('code', d.code, 'name', ${nameIn('d', language)}) as discipline,
      case when f.id is not null then json_build_object('code', f.code, 'name', f.name) end
        as professor,
      ${readingsOfPlan} as readings
    from teaching_plan p
      join organizational_unit u on u.id = p.unit_id
      join discipline d on d.id = p.discipline_id
      left join course c on c.id = p.course_id
      left join professor f on f.id = p.professor_id
    where ${meets(criteria)}
    order by p.year desc, p.semester desc, coalesce(c.key, u.key), p.period, d.key, p.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Readings of a plan: required before basic before complementary, then as the plan has them. */
const readingsOfPlan = sql`(
  select coalesce(json_agg(json_build_object(
      'kind', item.kind, 'citation', item.citation, 'titleId', item.title_id)
    order by array_position(array['required', 'basic', 'complementary'], item.kind),
      item.position), '[]')
  from bibliography_item item where item.plan_id = p.id)`;

function meets(criteria: PlanCriteria): RawBuilder<SqlBool> {
  const { plan, courses, units, disciplines, professors, year, semester, period, library, own } =
    criteria;
  const all = [
    plan !== undefined && sql<SqlBool>`p.id = ${plan}`,
    courses && sql<SqlBool>`p.course_id = any(${courses})`,
    units && sql<SqlBool>`p.unit_id = any(${units})`,
    disciplines && sql<SqlBool>`p.discipline_id = any(${disciplines})`,
    professors && sql<SqlBool>`p.professor_id = any(${professors})`,
    year !== undefined && sql<SqlBool>`p.year = ${year}`,
    semester !== undefined && sql<SqlBool>`p.semester = ${semester}`,
    period !== undefined && sql<SqlBool>`p.period = ${period}`,
    library !== undefined && isReadIn(library),
    own && isOwnPlan(own.view, own),
  ].filter((one) => typeof one === 'object');
  return sql<SqlBool>`(${sql.join(all.length > 0 ? all : [sql`true`], sql` and `)})`;
}

function isReadIn(library: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from bibliography_item item
    where item.plan_id = p.id and (
      exists (select from copy where copy.title_id = item.title_id
        and copy.library_id = ${library} and copy.state not in ('withdrawn', 'lost'))
      or exists (select from holding where holding.title_id = item.title_id
        and holding.library_id = ${library})))`;
}
