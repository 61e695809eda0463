import { countMostLent } from '../modules/front-shelves/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Once the day is over. */
export function countOften(deps: Parameters<typeof countMostLent>[0]): RegularJob {
  return { at: '00:40', expireInSeconds: 600, run: () => countMostLent(deps) };
}
