export { findDeskLibrary } from './desk-library.ts';
export { findReadyHolds, findReadyRequests } from './pickup-repository.ts';
export { presentImpediments } from './tell-patron.ts';
export {
  lendAndTell,
  presentDestination,
  presentScanned,
  presentSeveral,
  refuseUnknown,
} from './tell-act.ts';
export { useCases } from './use-cases.ts';
