export { findOpen } from './repository.ts';
export { useCases } from './use-cases.ts';
