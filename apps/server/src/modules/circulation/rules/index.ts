export { civilDay, type Due } from './due.ts';
export type { Clearing, Refusal as RuleRefusal, RefusalReason } from './decision.ts';
export { isEligible } from './hold-queue.ts';
export { ruleFor, type FixedDue, type LoanRule } from './loan-rule.ts';
export { patronRefusals, type PatronFacts } from './patron.ts';
