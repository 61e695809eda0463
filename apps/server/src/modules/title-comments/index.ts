export { useCases } from './use-cases.ts';
export { findRatings } from './rating-repository.ts';
