export type { RefusalReason } from './decision.ts';
export { civilDay, type Due } from './due.ts';
export { ruleFor, type FixedDue, type LoanRule } from './loan-rule.ts';
export type { PatronFacts } from './patron.ts';
