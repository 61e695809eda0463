import * as frontShelves from '../modules/front-shelves/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Counts which titles were lent most up to yesterday, for the shelf on the front page. */
export function countMostLent(deps: Parameters<typeof frontShelves.countMostLent>[0]): RegularJob {
  return { at: '00:40', expireInSeconds: 600, run: () => frontShelves.countMostLent(deps) };
}
