import type { Language } from '@estante/contract';
import { loanCounts } from '../circulation/index.ts';
import { readResultItems, type ResultItemDeps } from '../search/index.ts';
import type { PlanRow } from './plan-repository.ts';
import { presentPlan } from './present-plan.ts';

interface PlanViewOptions {
  /** Library whose copies are counted; all libraries where none is named. */
  readonly library: number | undefined;
  readonly language: Language;
}

/** Plans with their titles as results, and how often each was lent. */
export async function presentPlans(
  deps: ResultItemDeps,
  plans: readonly PlanRow[],
  { library, language }: PlanViewOptions,
) {
  const all = plans.flatMap(({ readings }) => readings.flatMap(({ titleId }) => titleId ?? []));
  const ids = [...new Set(all)];
  const [items, loans] = await Promise.all([
    readResultItems(deps, ids, language),
    loanCounts.countLoansOfTitles(deps.db, ids),
  ]);
  const titles = new Map(items.map((item) => [item.cod_acervo, item]));
  return plans.map((plan) => presentPlan(plan, { titles, loans, library }));
}
