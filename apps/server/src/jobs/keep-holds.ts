import { holds } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/** A day is over at midnight, and with it what lasted until it; the hours make up for what was missed. */
export function keepHolds(deps: holds.HoldDeps): RegularJob {
  return { at: ':00', expireInSeconds: 3000, run: (signal) => holds.keepHolds(deps, signal) };
}
