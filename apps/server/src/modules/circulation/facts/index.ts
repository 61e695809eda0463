export { lockCopies, readCopies } from './copies.ts';
export { dateOf, dueColumns, dueOfColumns } from './due.ts';
export { readLoanRules, ruleOfTerms, termsOf } from './loan-rules.ts';
export { readOpeningDays } from './opening-days.ts';
export { readPatron } from './patron.ts';
export { readCirculationSettings } from './settings.ts';
