import type { OwnTerm, OwnView, OwnerProfile } from './own-plan-repository.ts';

export interface Term {
  readonly year: number;
  readonly semester: number;
}

/** January to June is the first semester of a year. */
export function termOf({ year, month }: Temporal.PlainDate): Term & { readonly semester: 1 | 2 } {
  return { year, semester: month <= 6 ? 1 : 2 };
}

/** The views a person can have, what is nearest to them first. */
export function viewsOf({ teaches, takesDisciplines, courses }: OwnerProfile): OwnView[] {
  return [
    ...(teaches ? (['lecionados'] as const) : []),
    ...(takesDisciplines ? (['cursados'] as const) : []),
    ...(courses.length > 0 ? (['curso'] as const) : []),
  ];
}

/** The term of today where it has plans, else the last before it, else the next. */
export function chooseTerm(terms: readonly OwnTerm[], views: readonly OwnView[], now: Term): Term {
  const filled = terms
    .filter(({ totals }) => views.some((view) => totals[view] > 0))
    .toSorted((one, other) => rank(other) - rank(one));
  const { year, semester } = filled.find((term) => rank(term) <= rank(now)) ?? filled.at(-1) ?? now;
  return { year, semester };
}

/** The first view with plans in the term, else the first. */
export function chooseView(
  terms: readonly OwnTerm[],
  views: readonly OwnView[],
  shown: Term,
): OwnView | undefined {
  const term = terms.find((one) => rank(one) === rank(shown));
  return views.find((view) => (term?.totals[view] ?? 0) > 0) ?? views[0];
}

/** Terms in the order of time. */
export const rank = ({ year, semester }: Term): number => year * 2 + semester;
