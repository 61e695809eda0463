import { kiosk } from '../modules/circulation/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Deletes the sessions of readers who left a kiosk without signing out, while nobody is at one. */
export function clearKioskSessions(
  deps: Parameters<typeof kiosk.clearKioskSessions>[0],
): RegularJob {
  return { at: '03:40', expireInSeconds: 600, run: () => kiosk.clearKioskSessions(deps) };
}
