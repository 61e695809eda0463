import { endPastBlocks } from '../modules/patrons/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Ends the blocks of readers whose last day was yesterday. */
export function endBlocks(deps: Parameters<typeof endPastBlocks>[0]): RegularJob {
  return { at: '00:10', expireInSeconds: 600, run: () => endPastBlocks(deps) };
}
