import { tellOfCatalogued } from '../modules/acquisitions/index.ts';
import { matchInterests, warnOfEnds } from '../modules/interests/index.ts';
import {
  alertOfNewTitles,
  mailNewTitles,
  type AlertLetterDeps,
} from '../modules/saved-items/index.ts';
import { stepByStep } from '../platform/each-by-itself.ts';
import type { RegularJob } from './regular-job.ts';

/** Once the day whose titles are told of is over, and before readers are up: looks, then writes. */
export function alertReaders(deps: AlertLetterDeps): RegularJob {
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
