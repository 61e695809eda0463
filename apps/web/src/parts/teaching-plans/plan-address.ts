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

/** Search for teaching plans in its address; '' for a blank field. */
export interface PlanSearch {
  readonly fields: Readonly<Record<PlanField, string>>;
  readonly page: number;
  /** Whether the form was sent, be it blank. */
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

/** Writes the canonical address of a search: fields in a fixed order, without blank ones. */
export function planHref({ fields, page }: Pick<PlanSearch, 'fields' | 'page'>): string {
  const params = new URLSearchParams(filled(fields));
  if (page > 1) params.set('pagina', String(page));
  const text = params.toString();
  return `/plano-ensino${text && `?${text}`}`;
}

/** Address of the plans of a discipline, by its code. */
export function disciplineHref(code: string): string {
  const fields = planValues((field) => (field === 'disciplina' ? code : ''));
  return planHref({ fields, page: 1 });
}

/** Gives the query of a search that is not blank. */
export function planQuery({ fields, page }: PlanSearch) {
  return endpointQuery('findBibliography', {
    query: { ...Object.fromEntries(filled(fields)), pagina: page },
  });
}

function filled(fields: PlanSearch['fields']): [PlanField, string][] {
  return planFields.flatMap((field) => (fields[field] === '' ? [] : [[field, fields[field]]]));
}
