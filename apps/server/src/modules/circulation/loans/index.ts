export { declareLost } from './declare-lost.ts';
export { lendCopy, type LendOutcome } from './lend-copy.ts';
export { renewLoans } from './renew-loan.ts';
export { returnCopy } from './return-copy.ts';
export { changeAutomaticRenewal, getAutomaticRenewal } from './automatic-renewal.ts';
export { listLoanHistory } from './list-loan-history.ts';
export { listPendingTitles } from './list-pending-titles.ts';
export { getLoanToken, issueLoanToken, useLoanToken } from './loan-token.ts';
export { renewOwnLoans } from './renew-own-loans.ts';
