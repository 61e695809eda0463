export { decideClearance, type ClearanceFacts } from './clearance.ts';
export { civilDay, compareDue, dueDay, dueFrom, dueWithin, isOverdue, type Due } from './due.ts';
export type {
  OpenService,
  Remedy,
  Decision as RuleDecision,
  Refusal as RuleRefusal,
  RefusalReason,
} from './decision.ts';
export { decideHold } from './hold.ts';
export { estimateHold, type HoldEstimate } from './hold-estimate.ts';
export { decideRequest } from './request.ts';
export { isEligible } from './hold-queue.ts';
export { latenessOf, type Lateness } from './lateness.ts';
export { decideLend, type LendableCopy } from './lend.ts';
export { ruleFor, type FixedDue, type LoanRule, type RuleScope } from './loan-rule.ts';
export { overdueRefusal, patronRefusals, type PatronFacts } from './patron.ts';
export { decideRenew } from './renew.ts';
