import { tellOfCatalogued } from '../modules/acquisitions/index.ts';
import { matchInterests, warnOfEnds } from '../modules/interests/index.ts';
import {
  alertOfNewTitles,
  mailNewTitles,
  type AlertLetterDeps,
} from '../modules/saved-items/index.ts';
import { stepByStep } from '../platform/jobs/each-by-itself.ts';
import type { RegularJob } from './regular-job.ts';

/**
 * Finds what yesterday brought for saved searches, interest profiles and acquisition suggestions, then
 * writes to their readers; warns of profiles that end soon.
 */
export function sendNewTitleAlerts(deps: AlertLetterDeps): RegularJob {
  return {
    at: '03:30',
    expireInSeconds: 3600,
    run: (signal) =>
      stepByStep(
        [alertOfNewTitles, matchInterests, mailNewTitles, warnOfEnds, tellOfCatalogued],
        deps,
        signal,
      ),
  };
}
