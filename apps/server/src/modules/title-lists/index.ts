export { findListedTitles } from './repository.ts';
export { useCases } from './use-cases.ts';
