import { defineUseCases } from '../define-use-cases.ts';
import { listStaffLibraries, mapLibraryCode } from './edit-libraries.ts';
import { listCampuses } from './list-campuses.ts';
import { listLibraries } from './list-libraries.ts';
import { getCampusServices, listServices } from './list-services.ts';

/** Use cases behind the calls of libraries and their services. */
export const useCases = defineUseCases((context) => ({
  listServices: listServices(context.db),
  getCampusServices: getCampusServices(context.db),
  listCampuses: listCampuses(context.db),
  listLibraries: listLibraries(context.db),
  listStaffLibraries: listStaffLibraries(context.db),
  mapLibraryCode: mapLibraryCode(context),
}));
