export { bearsBarcode, isSameBarcode, nearestTo } from './barcode.ts';
export { lockCopies, readCopies, type CirculatingCopy, type CopyState } from './copies.ts';
export { dateOf, dueColumns, dueOfColumns, momentOf } from './due.ts';
export { readLoanRules, ruleOfTerms, termsOf } from './loan-rules.ts';
export { findOpenServices, wireServiceKind } from './open-services.ts';
export {
  isInForce,
  lockOpeningDays,
  readOpeningDays,
  readOpeningEntries,
  type KeptEntry,
  type OpeningDays,
} from './opening-days.ts';
export { readPatron, type Patron } from './patron.ts';
export { findSetAside, type SetAside } from './set-aside.ts';
export { readCirculationSettings } from './settings.ts';
