import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import { findLibraries } from '../libraries/index.ts';
import { findCourse, type CourseRow } from './course-repository.ts';
import { findPlans } from './plan-repository.ts';
import { readCopies, type CopiesDeps, type CountedPlans } from './read-copies.ts';

type Query = EndpointRequest<typeof endpoints.getCourse>['query'];

/** A course in a year, with what its disciplines read. */
export interface CourseOfYear extends CountedPlans {
  readonly course: CourseRow;
  readonly year: number | null;
  readonly semester: number | null;
  readonly library: { readonly id: number; readonly name: string } | null;
}

/** Most plans of a year: more than any course teaches. */
const mostPlans = 1000;

/** Reads a course; null where no course has the code, or no library the number. */
export async function readCourse(
  deps: CopiesDeps,
  { curso, ano, semestre, biblioteca }: Query,
  language: Language,
): Promise<CourseOfYear | null> {
  const [course, library] = await Promise.all([
    findCourse(deps.db, curso, language),
    nameLibrary(deps, biblioteca, language),
  ]);
  if (!course || library === undefined) return null;
  const year = ano ?? chooseYear(course.years, deps.clock.today().year);
  const criteria = { courses: [course.id], year: year ?? undefined, semester: semestre };
  const page = { offset: 0, limit: mostPlans, language };
  const plans = year === null ? [] : await findPlans(deps.db, criteria, page);
  const counted = await readCopies(deps, plans, { library: biblioteca, language });
  return { ...counted, course, year, semester: semestre ?? null, library };
}

/**
 * The last year that has begun, of years from the newest to the oldest; else the next, null where
 * there is none.
 */
export function chooseYear(years: readonly number[], now: number): number | null {
  return years.find((year) => year <= now) ?? years.at(-1) ?? null;
}

/** Finds a library; null where none is asked for, undefined where it is not there. */
async function nameLibrary({ db }: CopiesDeps, id: number | undefined, language: Language) {
  if (id === undefined) return null;
  return (await findLibraries(db, language)).find((one) => one.id === id);
}
