export { findLacks, type LackingPlan } from './find-lacks.ts';
export { fullTitle } from './present-course.ts';
export { presentName, readingKindOf } from './present-plan.ts';
export type { CountedReading } from './read-copies.ts';
export { findCoded } from './name-repository.ts';
export { listOwnPlans } from './list-own-plans.ts';
export { termOf } from './own-term.ts';
export { useCases } from './use-cases.ts';
