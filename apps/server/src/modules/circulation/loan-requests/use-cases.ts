import { defineUseCases } from '../../define-use-cases.ts';
import { changeCourierRuns, getCourierRuns } from './courier-runs.ts';
import { listTransits, receiveTransit } from './desk-transits.ts';
import { getLoanRequestChoices } from './get-choices.ts';
import { getPullList } from './pull-list.ts';
import { getHandledRequestSlip, getLoanRequestSlip } from './get-slip.ts';
import {
  listLoanRequestsToHandle,
  receiveLoanRequest,
  refuseLoanRequest,
  sendLoanRequest,
} from './handle-request.ts';
import { makeLoanRequest } from './make-request.ts';
import { cancelLoanRequest, listLoanRequests, removeLoanRequest } from './own-requests.ts';

/** Use cases behind the calls of requests between libraries and their transits. */
export const useCases = defineUseCases((context) => ({
  getLoanRequestChoices: getLoanRequestChoices(context),
  makeLoanRequest: makeLoanRequest(context),
  listLoanRequests: listLoanRequests(context.db),
  cancelLoanRequest: cancelLoanRequest(context),
  removeLoanRequest: removeLoanRequest(context),
  getLoanRequestSlip: getLoanRequestSlip(context),
  listLoanRequestsToHandle: listLoanRequestsToHandle(context.db),
  sendLoanRequest: sendLoanRequest(context),
  receiveLoanRequest: receiveLoanRequest(context),
  refuseLoanRequest: refuseLoanRequest(context),
  getHandledRequestSlip: getHandledRequestSlip(context),
  getPullList: getPullList(context.db),
  getCourierRuns: getCourierRuns(context.db),
  changeCourierRuns: changeCourierRuns(context.db),
  listTransits: listTransits(context.db),
  receiveTransit: receiveTransit(context),
}));
