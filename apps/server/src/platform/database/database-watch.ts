import type { Reach } from '@estante/database';
import { openProbe, type Probe } from './database-probe.ts';

/** Interval between two looks, in ms. */
const interval = 100;
/**
 * Looks in a row at which the probe has heard nothing, after which the database counts as away. They are
 * counted, not timed: while this process is suspended, it does not look either.
 */
const patience = 7;

export interface DatabaseWatch {
  stop(): void;
}

interface WatchOptions {
  readonly connectionString: string;
  readonly reach: Reach;
  readonly log: { warn(message: string): void };
}

/**
 * Asks PostgreSQL every `interval` whether it is there, on a connection of its own. While it does not answer,
 * all connections in reach are closed.
 */
export function watchDatabase({ connectionString, reach, log }: WatchOptions): DatabaseWatch {
  let probe: Probe | null = null;
  let silence = 0;
  let heard = 0;

  function lose(): void {
    if (!reach.isAway) log.warn('the database does not answer');
    // Even where it is away already: connections that were being made meanwhile are of no use.
    reach.cut();
  }

  function find(): void {
    if (reach.isAway) log.warn('the database answers again');
    reach.restore();
  }

  function open(): Probe {
    const opened: Probe = openProbe(connectionString, {
      onAnswer: find,
      onLost: (wasConnected) => {
        if (probe === opened) probe = null;
        // A connection that was made may have been ended by itself: the next one tells.
        if (!wasConnected) lose();
      },
    });
    return opened;
  }

  function look(): void {
    if (probe && !probe.isWaiting) probe.ask();
    probe ??= open();
    const before = heard;
    heard = probe.heard();
    silence = probe.isWaiting && heard === before ? silence + 1 : 0;
    if (silence < patience) return;
    silence = 0;
    lose();
    probe.end();
    probe = null;
  }

  const timer = setInterval(look, interval).unref();
  return {
    stop: () => {
      clearInterval(timer);
      probe?.end();
    },
  };
}
