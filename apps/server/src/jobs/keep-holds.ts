import { holds } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/**
 * Ends holds whose time is over, and gives copies to those who may have them now. Most falls due at
 * midnight; the other hours make up for one that was missed.
 */
export function keepHolds(deps: holds.HoldDeps): RegularJob {
  return { at: ':00', expireInSeconds: 3000, run: (signal) => holds.keepHolds(deps, signal) };
}
