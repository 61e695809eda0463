export { declareLost } from './declare-lost.ts';
export { lendCopy, type LendOutcome } from './lend-copy.ts';
export { renewLoans } from './renew-loan.ts';
export { returnCopy } from './return-copy.ts';
