export {
  availabilityOf,
  isForLoan,
  lendsTo,
  lendsToAnybody,
  type CopyAvailability,
  type LendingRule,
} from './copy-availability.ts';
export type { CopyState } from '../facts/index.ts';
export { readLendingRules } from './lending-rules.ts';
