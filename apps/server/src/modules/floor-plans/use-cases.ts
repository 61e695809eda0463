import { defineUseCases } from '../define-use-cases.ts';
import {
  addFloorPlan,
  changeFloorPlan,
  getFloorPlan,
  listFloorPlans,
  removeFloorPlan,
} from './edit-floor-plans.ts';

/** Use cases behind the calls about plans of floors. */
export const useCases = defineUseCases(({ db }) => ({
  listFloorPlans: listFloorPlans(db),
  addFloorPlan: addFloorPlan(db),
  getFloorPlan: getFloorPlan(db),
  changeFloorPlan: changeFloorPlan(db),
  removeFloorPlan: removeFloorPlan(db),
}));
