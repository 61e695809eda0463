import { endpointQuery } from '../../api/query.ts';

const courseFields = ['curso', 'ano', 'semestre', 'biblioteca'] as const;

/** Course and its filters in the address; '' leaves one to the server. */
export type CourseSearch = Readonly<Record<(typeof courseFields)[number], string>>;

export function readCourseSearch(params: URLSearchParams): CourseSearch {
  const values = courseFields.map((field) => [field, (params.get(field) ?? '').trim()] as const);
  return Object.fromEntries(values) as Record<(typeof courseFields)[number], string>;
}

/** Writes the canonical address, its open parts left out. */
export const courseHref = (search: Partial<CourseSearch>): string =>
  `/plano-ensino/curso?${new URLSearchParams(filled(search))}`;

/** Address of a course's needs as a PDF, in a language, as a plain link sends none itself. */
export const coursePdfHref = (search: CourseSearch, language: string): string =>
  `/api/plano-ensino/curso/arquivo?${new URLSearchParams([...filled(search), ['lng', language]])}`;

export const courseQuery = (search: CourseSearch) =>
  endpointQuery('getCourse', {
    query: { curso: search.curso, ...Object.fromEntries(filled(search)) },
  });

function filled(search: Partial<CourseSearch>): [string, string][] {
  return courseFields.flatMap((field) => {
    const value = search[field] ?? '';
    return value === '' ? [] : [[field, value] satisfies [string, string]];
  });
}
