export { listCampuses } from './list-campuses.ts';
export { listLibraries } from './list-libraries.ts';
export { findCampuses, findLibraries } from './repository.ts';
