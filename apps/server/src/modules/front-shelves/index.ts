export { countMostLent } from './most-lent.ts';
export { useCases } from './use-cases.ts';
