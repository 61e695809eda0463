import { readRetryAfter } from '../../../platform/outside/retry-after.ts';

/** Failures in a row after which a source is left alone. */
const most = 3;
/** Seconds for which it is: twice as long with each failure more, a day at most. */
const first = 1800;
const longest = 86_400;

/** Moment until which a source that failed is left alone; null: its next turn is soon enough. */
export function restAfter(failures: number, retryAfter: string, now: Date): Date | null {
  const asked = retryAfter === '' ? 0 : readRetryAfter(retryAfter, now);
  const own = failures < most ? 0 : Math.min(first * 2 ** (failures - most), longest);
  const seconds = Math.max(asked, own);
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1000);
}
