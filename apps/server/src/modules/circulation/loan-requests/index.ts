export { expireRequests } from './expire-requests.ts';
export { type LoanRequestDeps } from './get-choices.ts';
export { listLoanRequests } from './own-requests.ts';
export { missCopy } from './miss-copy.ts';
export { receiveCopy } from './receive-copy.ts';
export { endUnfinished, sendRequested } from './request-moves.ts';
export { useCases } from './use-cases.ts';
