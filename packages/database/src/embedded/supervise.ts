import { setTimeout as sleep } from 'node:timers/promises';
import type { StartResult } from './start-embedded-postgres.ts';
import type { StartedPostgres } from './start-server.ts';

export interface SupervisedPostgres {
  readonly connectionString: string;
  /** Resolves with the reason when the server has ended and could not be started again. */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

interface Supervision {
  /** Starts the server again on the same data and port. */
  readonly startAgain: () => Promise<StartResult>;
  readonly log: (message: string) => void;
  /** Pauses in ms before each attempt in a row. */
  readonly pauses?: readonly number[];
}

const usualPauses = [0, 250, 500, 1000, 2000, 4000, 8000];
/** Milliseconds after which an end counts as a new one rather than the last one going on. */
const wellAfter = 10_000;
/** Longest wait in ms for a start that is being made when all stops: it ends with this process. */
const stopPatience = 3_000;

/** Starts PostgreSQL again whenever it ends without having been stopped from here. */
export function supervise(
  first: StartedPostgres,
  { startAgain, log, pauses = usualPauses }: Supervision,
): SupervisedPostgres {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  let attempts = 0;
  let comingBack: Promise<unknown> = Promise.resolve();

  /** Starts the server again, in several tries. Returns why it does not start; null once it runs or need not. */
  async function comeBack(): Promise<string | null> {
    let reason = '';
    for (let failures = 0; failures < pauses.length;) {
      const pause = pauses[Math.min(attempts, pauses.length - 1)];
      attempts += 1;
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return null;
      const result = await startAgain();
      if (result.kind === 'started') {
        server = result;
        return null;
      }
      reason = reasonOf(result);
      log(`PostgreSQL does not start again yet: ${reason}`);
      // A full disk is emptied by people, in their time.
      if (!/No space left on device|ENOSPC/.test(reason)) failures += 1;
    }
    return reason;
  }

  async function keep(): Promise<string> {
    for (;;) {
      const since = performance.now();
      const { code, signal: by } = await server.exited;
      if (signal.aborted) return never;
      log(`PostgreSQL has ended (${by ?? `code ${code}`}) and is started again`);
      if (performance.now() - since > wellAfter) attempts = 0;
      const back = comeBack();
      comingBack = back;
      const reason = await back;
      if (reason !== null) return reason;
      if (!signal.aborted) log('PostgreSQL runs again');
    }
  }

  return {
    connectionString: first.connectionString,
    failed: keep(),
    stop: async () => {
      stopping.abort();
      await Promise.race([comingBack, sleep(stopPatience, undefined, { ref: false })]);
      await server.stop();
    },
  };
}

const never = new Promise<string>(() => {});

function reasonOf(result: Exclude<StartResult, StartedPostgres>): string {
  switch (result.kind) {
    case 'already-running':
      return `another process (${result.pid}) runs it`;
    case 'unavailable':
      return result.reason;
  }
}
