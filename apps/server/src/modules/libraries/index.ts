export { listCampuses } from './list-campuses.ts';
export { listLibraries } from './list-libraries.ts';
export { getCampusServices, listServices } from './list-services.ts';
export { findCampuses, findLibraries, findLibrary } from './repository.ts';
