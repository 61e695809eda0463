import type { TimeLimits } from '@estante/database';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Longest waits of calls, in ms, for a connection while locks are held, and for a lock: those for the
 * connections that a call needs one after the other and for the lock are within a second. A crowd whose line
 * moves waits longer.
 */
const beforeScreens = { connectionWhileLocked: 100, lock: 700 };

/** Times that each kind of work may take in the database, in ms. */
export const timeLimits = {
  /** Anonymous reads. */
  readers: {
    ...beforeScreens,
    connection: 2 * second,
    statement: 10 * second,
    idleInTransaction: 10 * second,
  },
  /** All other calls. */
  patrons: {
    ...beforeScreens,
    connection: 3 * second,
    statement: 15 * second,
    idleInTransaction: 15 * second,
  },
  /** Jobs and loops, which may wait for locks. */
  background: {
    connection: 30 * second,
    statement: 5 * minute,
    lock: 10 * second,
    idleInTransaction: 2 * minute,
  },
  /** Imports. They take turns by a lock, and one may wait for a whole dry run of another. */
  imports: {
    connection: 30 * second,
    statement: 2 * hour,
    lock: 2 * hour,
    idleInTransaction: 10 * minute,
  },
} as const satisfies Record<string, TimeLimits>;
