import { setTimeout as delay } from 'node:timers/promises';
import { createPageDrawer, fetchCovers, type FetchDeps } from '../modules/covers/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/jobs/job-queue.ts';

type EmptyPayload = Record<string, never>;

/** Every ten minutes, one at a time. In a queue of its own: the servers of others may keep it waiting. */
export const fetchCoversQueue: QueueSettings = {
  expireInSeconds: 900,
  retryLimit: 0,
  keptDays: 2,
  isInTurns: true,
  schedules: [
    {
      key: 'fetch-covers',
      cron: '*/10 * * * *',
      timeZone,
      data: {} satisfies EmptyPayload,
      priority: 0,
      expireInSeconds: 900,
    },
  ],
};

export interface FetchCoversDeps extends Pick<FetchDeps, 'db' | 'clock' | 'outsideServers'> {
  /** Origin of the site, told to the servers that are asked; null where it is not configured. */
  readonly origin: string | null;
}

/** Fetches covers that are missing, and draws first pages of the institution's own documents. */
export function fetchCoversJob({ origin, ...deps }: FetchCoversDeps): JobHandler<EmptyPayload> {
  const agent = `Estante (covers${origin === null ? '' : `; ${origin}`})`;
  const drawFirstPage = createPageDrawer();
  const wait = (milliseconds: number, signal: AbortSignal) =>
    delay(milliseconds, undefined, { signal }).catch(() => {});
  return (_data, signal) =>
    fetchCovers({ ...deps, agent, drawFirstPage, wait }, signal).then((report) => ({ ...report }));
}
