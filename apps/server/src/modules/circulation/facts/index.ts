export { lockCopies, readCopies, type CirculatingCopy, type CopyState } from './copies.ts';
export { dateOf, dueColumns, dueOfColumns, momentOf } from './due.ts';
export { readLoanRules, ruleOfTerms, termsOf } from './loan-rules.ts';
export { readOpeningDays } from './opening-days.ts';
export { readPatron, type Patron } from './patron.ts';
export { readCirculationSettings } from './settings.ts';
