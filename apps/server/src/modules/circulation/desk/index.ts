export { findDeskLibrary } from './desk-library.ts';
export { findLibraryName, findReadyHolds, findReadyRequests } from './desk-repository.ts';
export { presentImpediments } from './find-patrons.ts';
export {
  lendAndTell,
  presentDestination,
  presentScanned,
  presentSeveral,
  refuseUnknown,
} from './tell-act.ts';
export { useCases } from './use-cases.ts';
