import { endpointQuery } from '../../api/query.ts';

/** Fields that teaching plans are searched by, in the order of the form; the wire's own names. */
export const planFields = [
  'curso',
  'disciplina',
  'departamento',
  'professor',
  'ano',
  'semestre',
  'periodo',
  'biblioteca',
] as const;
export type PlanField = (typeof planFields)[number];

/** A search for teaching plans, as its address says it; a field that is not filled in is ''. */
export interface PlanSearch {
  readonly fields: Readonly<Record<PlanField, string>>;
  readonly page: number;
  /** The form was sent, be it empty. */
  readonly isSent: boolean;
}

export function readPlanSearch(params: URLSearchParams): PlanSearch {
  const page = Number(params.get('pagina') ?? 1);
  return {
    fields: planValues((field) => params.get(field) ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    isSent: planFields.some((field) => params.has(field)),
  };
}

export function planValues(valueOf: (field: PlanField) => string): PlanSearch['fields'] {
  const values = planFields.map((field) => [field, valueOf(field).trim()] as const);
  return Object.fromEntries(values) as Record<PlanField, string>;
}

export function isBlank({ fields }: PlanSearch): boolean {
  return planFields.every((field) => fields[field] === '');
}

/** The one address of a search: fields in a fixed order, without those that are empty. */
export function planHref({ fields, page }: Pick<PlanSearch, 'fields' | 'page'>): string {
  const params = new URLSearchParams(filled(fields));
  if (page > 1) params.set('pagina', String(page));
  const text = params.toString();
  return `/plano-ensino${text && `?${text}`}`;
}

/** The plans of a discipline, by its code. */
export function disciplineHref(code: string): string {
  const fields = planValues((field) => (field === 'disciplina' ? code : ''));
  return planHref({ fields, page: 1 });
}

/** The call behind a search that is not blank. */
export function planQuery({ fields, page }: PlanSearch) {
  return endpointQuery('findBibliography', {
    query: { ...Object.fromEntries(filled(fields)), pagina: page },
  });
}

function filled(fields: PlanSearch['fields']): [PlanField, string][] {
  return planFields.flatMap((field) => (fields[field] === '' ? [] : [[field, fields[field]]]));
}
