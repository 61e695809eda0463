import type { EndpointRequest, endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { findLibraries } from '../libraries/index.ts';
import { findMeant } from './meant-name-repository.ts';
import type { CodedName } from './name-repository.ts';
import type { PlanCriteria } from './plan-repository.ts';

type Query = EndpointRequest<typeof endpoints.findBibliography>['query'];
type CriterionName = Success<typeof endpoints.findBibliography>['criterios'][number];

interface ReadCriteria {
  readonly criteria: PlanCriteria;
  /** Names of what was asked for by code or name. */
  readonly named: CriterionName[];
}

const tables = {
  curso: 'course',
  departamento: 'organizational_unit',
  disciplina: 'discipline',
  professor: 'professor',
} as const;

/** Reads what was asked for; a code or name that nothing has finds no plan. */
export async function readCriteria(
  db: Db,
  query: Query,
  language: Language,
): Promise<ReadCriteria> {
  const find = (field: keyof typeof tables) =>
    query[field].trim() === '' ? undefined : findMeant(db, tables[field], query[field], language);
  const [courses, units, disciplines, professors, library] = await Promise.all([
    find('curso'),
    find('departamento'),
    find('disciplina'),
    find('professor'),
    nameLibrary(db, query.biblioteca, language),
  ]);
  return {
    criteria: {
      ...(courses && { courses: idsOf(courses) }),
      ...(units && { units: idsOf(units) }),
      ...(disciplines && { disciplines: idsOf(disciplines) }),
      ...(professors && { professors: idsOf(professors) }),
      year: query.ano,
      semester: query.semestre,
      period: query.periodo,
      library: query.biblioteca,
    },
    named: [
      ...nameOf('curso', query.curso, courses),
      ...nameOf('departamento', query.departamento, units),
      ...nameOf('disciplina', query.disciplina, disciplines),
      ...nameOf('professor', query.professor, professors),
      ...library,
    ],
  };
}

/** The name where a text means one; else the text, which then is no code. */
function nameOf(
  campo: string,
  text: string,
  meant: readonly CodedName[] | undefined,
): CriterionName[] {
  if (!meant) return [];
  const [one] = meant;
  return one && meant.length === 1
    ? [{ campo, codigo: one.code, descricao: one.name }]
    : [{ campo, codigo: text, descricao: text }];
}

async function nameLibrary(
  db: Db,
  id: number | undefined,
  language: Language,
): Promise<CriterionName[]> {
  if (id === undefined) return [];
  const library = (await findLibraries(db, language)).find((one) => one.id === id);
  return [{ campo: 'biblioteca', codigo: String(id), descricao: library?.name ?? String(id) }];
}

function idsOf(rows: readonly CodedName[]): number[] {
  return rows.map(({ id }) => id);
}
