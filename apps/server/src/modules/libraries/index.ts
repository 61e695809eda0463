export { findCampuses, findLibraries, findLibrary } from './repository.ts';
export { useCases } from './use-cases.ts';
