import { notices } from '../modules/circulation/index.ts';
import { stepByStep } from '../platform/each-by-itself.ts';
import type { RegularJob } from './regular-job.ts';

/** Once what happens by night has happened, and before the libraries open: looks, then writes. */
export function sendNotices(deps: notices.LetterDeps): RegularJob {
  return {
    at: '07:00',
    expireInSeconds: 3600,
    run: (signal) =>
      stepByStep([notices.lookAtLoans, notices.lookAtHolds, notices.sendLetters], deps, signal),
  };
}
