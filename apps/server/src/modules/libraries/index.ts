export { findUnplacedCodes } from './staff-repository.ts';
export { findCampuses, findLibraries, findLibrary } from './repository.ts';
export { servicesOf } from './list-services.ts';
export { useCases } from './use-cases.ts';
export { endDoubleHolds, hasTraffic, moveSelfService } from './merge-libraries.ts';
export { libraryNameIn } from './library-name.ts';
