import type { Language } from '@estante/contract';
import type { PlanOwner } from './own-plan-repository.ts';
import { findPlans, type PlanRow } from './plan-repository.ts';
import { readCopies, type CopiesDeps, type CountedReading } from './read-copies.ts';

/** A plan with those of its readings that the libraries lack, each once. */
export interface LackingPlan {
  readonly plan: PlanRow;
  readonly lacks: readonly CountedReading[];
}

/** Finds the readings that libraries lack of a plan that the person teaches; null for any other plan. */
export async function findLacks(
  deps: CopiesDeps,
  id: number,
  owner: PlanOwner,
  language: Language,
): Promise<LackingPlan | null> {
  const own = { ...owner, view: 'lecionados' } as const;
  const found = await findPlans(deps.db, { plan: id, own }, { offset: 0, limit: 1, language });
  const counted = await readCopies(deps, found, { library: undefined, language });
  const [one] = counted.plans;
  if (!one) return null;
  const lacking = one.readings.filter(isLacking);
  // A plan may list a title twice: as to be read, and among others.
  const works = Map.groupBy(lacking, ({ title, reading }) => title?.id ?? reading.citation);
  return { plan: one.plan, lacks: [...works.values()].flatMap(([first]) => first ?? []) };
}

/** Whether nothing of it can be had, or less than the institution wants. */
const isLacking = ({ held, isMet }: CountedReading): boolean =>
  held === 'nada' || held === 'fora-do-acervo' || isMet === false;
