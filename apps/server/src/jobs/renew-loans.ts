import { loans } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Renews loans for readers who let the library do so, before notices tell what is due. */
export function renewLoans(deps: loans.LoanDeps): RegularJob {
  return {
    at: '01:10',
    expireInSeconds: 3600,
    run: (signal) => loans.renewAutomatically(deps, signal),
  };
}
