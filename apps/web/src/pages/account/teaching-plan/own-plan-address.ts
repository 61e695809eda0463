import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';

export type OwnPlans = Output<'listOwnPlans'>;
export type View = NonNullable<OwnPlans['recorte']>;

const views: readonly View[] = ['lecionados', 'cursados', 'curso'];

/** Filters of the reader's teaching plans in the address; null and '' leave the choice to the server. */
export interface OwnPlanChoice {
  readonly term: { readonly ano: number; readonly semestre: number } | null;
  readonly view: View | null;
  /** Code of a discipline; '' for all. */
  readonly discipline: string;
  readonly page: number;
}

export function readChoice(params: URLSearchParams): OwnPlanChoice {
  const page = Number(params.get('pagina') ?? 1);
  return {
    term: readTerm(`${params.get('ano') ?? ''}/${params.get('semestre') ?? ''}`),
    view: views.find((view) => view === params.get('recorte')) ?? null,
    discipline: params.get('disciplina')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Reads a term from text such as '2026/2'; null for any other. */
export function readTerm(text: string): OwnPlanChoice['term'] {
  const [, ano, semestre] = /^((?:19|2\d)\d\d)\/([12])$/.exec(text) ?? [];
  return ano === undefined ? null : { ano: Number(ano), semestre: Number(semestre) };
}

export const termText = ({ ano, semestre }: { readonly ano: number; readonly semestre: number }) =>
  `${ano}/${semestre}`;

/** Writes the canonical address of a choice, its open parts left out. */
export function choiceHref(choice: OwnPlanChoice): string {
  const text = new URLSearchParams(valuesOf(choice)).toString();
  return `/meupergamum/plano-ensino${text && `?${text}`}`;
}

export function choiceQuery(choice: OwnPlanChoice) {
  return endpointQuery('listOwnPlans', { query: Object.fromEntries(valuesOf(choice)) });
}

function valuesOf({ term, view, discipline, page }: OwnPlanChoice): [string, string][] {
  return [
    ...(term ? [['ano', String(term.ano)] satisfies [string, string]] : []),
    ...(term ? [['semestre', String(term.semestre)] satisfies [string, string]] : []),
    ...(view ? [['recorte', view] satisfies [string, string]] : []),
    ...(discipline === '' ? [] : [['disciplina', discipline] satisfies [string, string]]),
    ...(page > 1 ? [['pagina', String(page)] satisfies [string, string]] : []),
  ];
}
