import type { Db } from '@estante/database';
import { keyOf, type IdsByCode } from './codes.ts';

/** Courses and disciplines that a link studies, and the professors its person is; ids in order. */
export interface Studies {
  readonly courses: readonly number[];
  readonly disciplines: readonly number[];
  readonly professors: readonly number[];
}

export interface KnownStudies {
  readonly courses: IdsByCode;
  readonly disciplines: IdsByCode;
  readonly professors: IdsByCode;
}

export async function findKnownStudies(db: Db): Promise<KnownStudies> {
  const read = async (table: 'course' | 'discipline' | 'professor') => {
    const rows = await db.selectFrom(table).select(['id', 'code']).execute();
    return new Map(rows.map(({ id, code }) => [keyOf(code), id]));
  };
  return {
    courses: await read('course'),
    disciplines: await read('discipline'),
    professors: await read('professor'),
  };
}

/** The person each of these professors is, held until the end of the transaction. */
export async function lockProfessors(
  trx: Db,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await trx
    .selectFrom('professor')
    .select(['id', 'person_id'])
    .where((of) => of('id', '=', of.fn.any(of.val([...ids]))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, person_id }) => [id, person_id]));
}

/** Makes a link study, and its person be, exactly these courses, disciplines and professors. */
export async function writeStudies(
  trx: Db,
  { loginId, personId }: { readonly loginId: number; readonly personId: number },
  { courses, disciplines, professors }: Studies,
): Promise<void> {
  await trx.deleteFrom('login_course').where('login_id', '=', loginId).execute();
  await trx.deleteFrom('login_discipline').where('login_id', '=', loginId).execute();
  if (courses.length > 0) {
    const rows = courses.map((course_id) => ({ login_id: loginId, course_id }));
    await trx.insertInto('login_course').values(rows).execute();
  }
  if (disciplines.length > 0) {
    const rows = disciplines.map((discipline_id) => ({ login_id: loginId, discipline_id }));
    await trx.insertInto('login_discipline').values(rows).execute();
  }
  await trx
    .updateTable('professor')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .execute();
  if (professors.length === 0) return;
  await trx
    .updateTable('professor')
    .set({ person_id: personId })
    .where('id', 'in', professors)
    .execute();
}
