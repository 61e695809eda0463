import { agronomyPlan } from './teaching-plans/agronomy.ts';
import { civilEngineeringPlan } from './teaching-plans/civil-engineering.ts';
import { computerSciencePlan } from './teaching-plans/computer-science.ts';
import { humanitiesPlan } from './teaching-plans/humanities.ts';
import { lawPlan } from './teaching-plans/law.ts';
import { lettersPlan } from './teaching-plans/letters.ts';
import { librarySciencePlan } from './teaching-plans/library-science.ts';
import { medicinePlan } from './teaching-plans/medicine.ts';
import { nursingPlan } from './teaching-plans/nursing.ts';
import type { DemoTeachingPlan } from './teaching-plans/teaching-plan.ts';

export const demoTeachingPlans: readonly DemoTeachingPlan[] = [
  medicinePlan,
  nursingPlan,
  lawPlan,
  computerSciencePlan,
  civilEngineeringPlan,
  agronomyPlan,
  librarySciencePlan,
  lettersPlan,
  humanitiesPlan,
];
