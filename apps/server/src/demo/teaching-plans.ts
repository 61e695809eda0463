import type { Db, ReadingKind } from '@estante/database';
import {
  demoProfessors,
  demoTeachingPlans,
  type DemoDiscipline,
  type DemoTeachingPlan,
} from '@estante/database/demo';
import { headingKey } from '@estante/marc';
import { sql } from 'kysely';
import { boundedKey } from '../modules/import/index.ts';
import { termOf } from '../modules/teaching-plans/index.ts';
import type { Clock } from '../platform/clock.ts';

interface CodedName {
  readonly code: string;
  readonly name: string;
}

/** A discipline of a plan, and who teaches it. */
interface TaughtDiscipline extends DemoDiscipline {
  readonly plan: DemoTeachingPlan;
  readonly professor: CodedName | undefined;
}

interface Reading {
  readonly kind: ReadingKind;
  /** Control number as the import keeps it; null: not a work of the network. */
  readonly controlNumber: string | null;
  readonly citation: string;
}

/** The unit whose people of the demo teach and study in the semester of today. */
const atWork = 'FLH';

/** Writes the demo's teaching plans; its titles must be in. */
export async function writeTeachingPlans(trx: Db, clock: Clock): Promise<void> {
  const written = await trx.selectFrom('teaching_plan').select('id').limit(1).execute();
  if (written.length > 0) return;
  const taught = [...demoTeachingPlans, ...plansOfToday(clock)].flatMap(taughtIn);
  const units = await writeUnits(trx);
  const courses = await writeCourses(trx, units);
  const disciplines = await writeKeyed(trx, 'discipline', taught);
  const professors = await writeKeyed(
    trx,
    'professor',
    [...units.keys()].flatMap((unit) => demoProfessors(unit)),
  );
  const rows = taught.map(({ plan, professor, code, period, vacancies }) => ({
    unit_id: idIn(units, plan.unit.code),
    course_id: plan.course && idIn(courses, plan.course.code),
    discipline_id: idIn(disciplines, code),
    professor_id: professor ? idIn(professors, professor.code) : null,
    year: plan.year,
    semester: plan.semester,
    period,
    vacancies,
  }));
  const plans = await trx
    .insertInto('teaching_plan')
    .values(rows)
    .returning(['id', 'discipline_id', 'year', 'semester'])
    .execute();
  const keyOf = (discipline: number, year: number, semester: number) =>
    `${discipline} ${year}/${semester}`;
  const planOf = new Map(
    plans.map(({ id, discipline_id, year, semester }) => [
      keyOf(discipline_id, year, semester),
      id,
    ]),
  );
  for (const discipline of taught) {
    const { year, semester } = discipline.plan;
    const plan = planOf.get(keyOf(idIn(disciplines, discipline.code), year, semester)) ?? 0;
    await writeBibliography(trx, plan, readingsOf(discipline));
  }
}

/** Plans of today: what the unit taught before, it teaches again. */
function plansOfToday(clock: Clock): DemoTeachingPlan[] {
  const { year, semester } = termOf(clock.today());
  const isOver = (plan: DemoTeachingPlan) =>
    plan.year < year || (plan.year === year && plan.semester < semester);
  return demoTeachingPlans
    .filter((plan) => plan.unit.code === atWork && isOver(plan))
    .map((plan) => ({ ...plan, year, semester }));
}

/** The people of a unit take its disciplines in turn. */
function taughtIn(plan: DemoTeachingPlan): TaughtDiscipline[] {
  const people = demoProfessors(plan.unit.code);
  return plan.disciplines.map((discipline, at) => ({
    ...discipline,
    plan,
    professor: people[at % people.length],
  }));
}

function readingsOf(discipline: DemoDiscipline): Reading[] {
  const { required = [], basic, complementary, citations = [] } = discipline;
  const held = (kind: ReadingKind, numbers: readonly string[]): Reading[] =>
    numbers.map((number) => ({ kind, controlNumber: boundedKey(number), citation: '' }));
  return [
    ...held('required', required),
    ...held('basic', basic),
    ...held('complementary', complementary),
    ...citations.map((citation) => ({
      kind: 'complementary' as const,
      controlNumber: null,
      citation,
    })),
  ];
}

/** Writes the bibliography of a plan; a work of the network is cited by author, title and year. */
async function writeBibliography(
  trx: Db,
  plan: number,
  readings: readonly Reading[],
): Promise<void> {
  await sql`
    insert into bibliography_item (plan_id, position, kind, title_id, citation)
    select ${plan}, reading.position, reading.kind, t.id,
      case when t.id is null then reading.citation else concat_ws('. ',
        t.description #>> '{agents,0,name}', t.description ->> 'title', t.description ->> 'year')
      end
    from unnest(${readings.map(({ kind }) => kind)}::text[],
        ${readings.map(({ controlNumber }) => controlNumber)}::text[],
        ${readings.map(({ citation }) => citation)}::text[])
      with ordinality as reading (kind, control_number, citation, position)
      left join (bibliographic_record r join source s on s.id = r.source_id and s.code = 'demo')
        on r.source_number = reading.control_number
      left join title t on t.id = r.title_id`.execute(trx);
}

async function writeUnits(trx: Db): Promise<ReadonlyMap<string, number>> {
  const units = distinct(demoTeachingPlans.map(({ unit }) => unit));
  const rows = units.map(keyed);
  return byCode(
    await trx.insertInto('organizational_unit').values(rows).returning(['id', 'code']).execute(),
  );
}

async function writeCourses(
  trx: Db,
  units: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const rows = demoTeachingPlans.flatMap(({ course, unit }) =>
    course ? [{ ...keyed(course), unit_id: idIn(units, unit.code) }] : [],
  );
  return byCode(await trx.insertInto('course').values(rows).returning(['id', 'code']).execute());
}

async function writeKeyed(
  trx: Db,
  table: 'discipline' | 'professor',
  values: readonly CodedName[],
): Promise<ReadonlyMap<string, number>> {
  const rows = distinct(values).map(keyed);
  return byCode(await trx.insertInto(table).values(rows).returning(['id', 'code']).execute());
}

function keyed({ code, name }: CodedName) {
  return { code, name, key: headingKey(name) };
}

function distinct(values: readonly CodedName[]): CodedName[] {
  return [...new Map(values.map((value) => [value.code, value])).values()];
}

function byCode(rows: readonly { readonly id: number; readonly code: string }[]) {
  return new Map(rows.map(({ id, code }) => [code, id]));
}

function idIn(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`nothing of the demo network has the code ${code}`);
  return id;
}
