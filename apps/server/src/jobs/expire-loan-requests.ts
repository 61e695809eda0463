import { loanRequests } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Ends the loan requests that were not fetched by their last day, before notices tell of it. */
export function expireLoanRequests(deps: loanRequests.LoanRequestDeps): RegularJob {
  return {
    at: '00:20',
    expireInSeconds: 3600,
    run: (signal) => loanRequests.expireRequests(deps, signal),
  };
}
