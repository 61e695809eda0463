import { endPastBlocks } from '../modules/patrons/index.ts';
import type { RegularJob } from './regular-job.ts';

/** As the day begins after the last one of a block. */
export function endBlocks(deps: Parameters<typeof endPastBlocks>[0]): RegularJob {
  return { at: '00:10', expireInSeconds: 600, run: () => endPastBlocks(deps) };
}
