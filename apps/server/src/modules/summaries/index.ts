export { getSummary } from './get-summary.ts';
export { hasSummary } from './repository.ts';
