export { findCoded } from './name-repository.ts';
export { listOwnPlans } from './list-own-plans.ts';
export { termOf } from './own-term.ts';
export { useCases } from './use-cases.ts';
