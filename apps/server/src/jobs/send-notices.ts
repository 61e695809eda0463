import { notices } from '../modules/circulation/index.ts';
import { stepByStep } from '../platform/jobs/each-by-itself.ts';
import type { RegularJob } from './regular-job.ts';

/**
 * Notes whom to tell of loans and holds, then writes one e-mail to each of them: after the other jobs of
 * the night, and before the libraries open.
 */
export function sendNotices(deps: notices.LetterDeps): RegularJob {
  return {
    at: '07:00',
    expireInSeconds: 3600,
    run: (signal) =>
      stepByStep(
        [notices.noteDueLoans, notices.noteEndingHolds, notices.sendLetters],
        deps,
        signal,
      ),
  };
}
