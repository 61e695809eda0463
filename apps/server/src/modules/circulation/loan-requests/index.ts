export { changeCourierRuns, getCourierRuns } from './courier-runs.ts';
export { expireRequests } from './expire-requests.ts';
export { getLoanRequestChoices, type LoanRequestDeps } from './get-choices.ts';
export { getHandledRequestSlip, getLoanRequestSlip } from './get-slip.ts';
export {
  listLoanRequestsToHandle,
  receiveLoanRequest,
  refuseLoanRequest,
  sendLoanRequest,
} from './handle-request.ts';
export { listTransits, receiveTransit } from './desk-transits.ts';
export { makeLoanRequest } from './make-request.ts';
export { cancelLoanRequest, listLoanRequests, removeLoanRequest } from './own-requests.ts';
export { receiveCopy } from './receive-copy.ts';
export { endUnfinished, sendRequested } from './request-moves.ts';
