import type { Db, ReadingKind } from '@estante/database';
import { headingKey } from '@estante/marc';

interface CodedName {
  readonly code: string;
  readonly name: string;
}

export interface PlanOverrides {
  readonly unit?: CodedName;
  readonly course?: CodedName | null;
  readonly discipline?: CodedName;
  readonly professor?: CodedName | null;
  readonly year?: number;
  readonly semester?: 1 | 2;
  readonly period?: number | null;
  readonly vacancies?: number | null;
  readonly readings?: readonly {
    readonly kind?: ReadingKind;
    readonly titleId?: number;
    readonly citation?: string;
  }[];
}

type NamedTable = 'organizational_unit' | 'discipline' | 'professor';

/** Writes a teaching plan that is right in all that a test does not say otherwise. @returns its number */
export async function writePlan(db: Db, plan: PlanOverrides = {}): Promise<number> {
  const { course = { code: 'LET', name: 'Letras' }, professor = null, readings = [] } = plan;
  const unit = plan.unit ?? { code: 'FLH', name: 'Faculdade de Letras' };
  const discipline = plan.discipline ?? { code: 'LET101', name: 'Teoria da literatura' };
  const unitId = await writeNamed(db, 'organizational_unit', unit);
  const { id } = await db
    .insertInto('teaching_plan')
    .values({
      unit_id: unitId,
      course_id: course && (await writeCourse(db, course, unitId)),
      discipline_id: await writeNamed(db, 'discipline', discipline),
      professor_id: professor && (await writeNamed(db, 'professor', professor)),
      year: plan.year ?? 2026,
      semester: plan.semester ?? 1,
      period: plan.period === undefined ? 1 : plan.period,
      vacancies: plan.vacancies === undefined ? 40 : plan.vacancies,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = readings.map(({ kind = 'basic', titleId, citation = 'Citada.' }, position) => ({
    plan_id: id,
    position,
    kind,
    title_id: titleId ?? null,
    citation,
  }));
  if (items.length > 0) await db.insertInto('bibliography_item').values(items).execute();
  return id;
}

async function writeNamed(db: Db, table: NamedTable, { code, name }: CodedName): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values({ code, name, key: headingKey(name) })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function writeCourse(db: Db, { code, name }: CodedName, unitId: number): Promise<number> {
  const { id } = await db
    .insertInto('course')
    .values({ code, name, key: headingKey(name), unit_id: unitId })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
