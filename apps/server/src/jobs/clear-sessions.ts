import { kiosk } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/** While nobody is at a kiosk. */
export function clearSessions(deps: Parameters<typeof kiosk.clearKioskSessions>[0]): RegularJob {
  return { at: '03:40', expireInSeconds: 600, run: () => kiosk.clearKioskSessions(deps) };
}
