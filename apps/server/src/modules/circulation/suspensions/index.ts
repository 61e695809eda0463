export { imposeSuspension } from './impose-suspension.ts';
export { listSuspensions, presentSuspension } from './list-suspensions.ts';
export { findSuspensions } from './suspension-rows.ts';
export { lift } from './lift-suspension.ts';
export { useCases } from './use-cases.ts';
