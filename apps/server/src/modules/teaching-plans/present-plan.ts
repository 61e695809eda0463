import type { endpoints, Success } from '@estante/contract';
import type { PlanRow, ReadingRow } from './plan-repository.ts';

type Plan = Success<typeof endpoints.findBibliography>['planos'][number];
type Reading = Plan['bibliografia'][number];
type Item = NonNullable<Reading['acervo']>;

/** Titles and loans that the readings of some plans are shown with. */
export interface Readings {
  readonly titles: ReadonlyMap<number, Item>;
  readonly loans: ReadonlyMap<number, number>;
  /** Library whose copies are counted; all libraries where none is named. */
  readonly library: number | undefined;
}

export const readingKindOf = {
  required: 'obrigatoria',
  basic: 'basica',
  complementary: 'complementar',
} as const;

export function presentPlan(plan: PlanRow, readings: Readings): Plan {
  return {
    cod_plano: plan.id,
    departamento: presentName(plan.unit),
    curso: plan.course && presentName(plan.course),
    disciplina: presentName(plan.discipline),
    professor: plan.professor && presentName(plan.professor),
    ano: plan.year,
    semestre: plan.semester,
    periodo: plan.period,
    vagas: plan.vacancies,
    bibliografia: plan.readings.map((reading) => presentReading(reading, readings)),
  };
}

function presentReading(reading: ReadingRow, { titles, loans, library }: Readings): Reading {
  const { titleId } = reading;
  const acervo = titleId === null ? null : (titles.get(titleId) ?? null);
  return {
    tipo: readingKindOf[reading.kind],
    citacao: reading.citation,
    acervo,
    exemplares: acervo ? copiesOf(acervo, library) : 0,
    total_emprestimos: titleId === null ? 0 : (loans.get(titleId) ?? 0),
  };
}

function copiesOf({ disponibilidade }: Item, library: number | undefined): number {
  if (library === undefined) return disponibilidade.exemplares;
  const place = disponibilidade.bibliotecas.find(
    ({ cod_biblioteca }) => cod_biblioteca === library,
  );
  return place?.exemplares ?? 0;
}

export function presentName({ code, name }: { readonly code: string; readonly name: string }) {
  return { codigo: code, descricao: name };
}
