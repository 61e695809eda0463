import { loanRequests } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Once the last day to fetch something is over, and before people are told of it. */
export function expireLoanRequests(deps: loanRequests.LoanRequestDeps): RegularJob {
  return {
    at: '00:20',
    expireInSeconds: 3600,
    run: (signal) => loanRequests.expireRequests(deps, signal),
  };
}
