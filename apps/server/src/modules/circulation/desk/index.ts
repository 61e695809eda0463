export { declareLoanLost, lendAtDesk, renewAtDesk, returnAtDesk } from './desk-acts.ts';
export { findDeskLibrary, findLibraryName } from './desk-repository.ts';
export {
  findDeskPatrons,
  getDeskPatron,
  presentImpediments,
  takeLoanToken,
} from './find-patrons.ts';
export {
  lendAndTell,
  presentDestination,
  presentScanned,
  presentSeveral,
  refuseUnknown,
} from './tell-act.ts';
