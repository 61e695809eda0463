import { loans } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Early in the day, before readers are told what is due; what was renewed is due later. */
export function renewLoans(deps: loans.LoanDeps): RegularJob {
  return {
    at: '01:10',
    expireInSeconds: 3600,
    run: (signal) => loans.renewAutomatically(deps, signal),
  };
}
