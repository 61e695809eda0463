import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import {
  addFloorPlan,
  changeFloorPlan,
  getFloorPlan,
  listFloorPlans,
  removeFloorPlan,
} from './edit-floor-plans.ts';

/** Use cases behind the calls about plans of floors. */
export function useCases({ db }: Context) {
  return {
    listFloorPlans: listFloorPlans(db),
    addFloorPlan: addFloorPlan(db),
    getFloorPlan: getFloorPlan(db),
    changeFloorPlan: changeFloorPlan(db),
    removeFloorPlan: removeFloorPlan(db),
  } satisfies Partial<UseCases>;
}
