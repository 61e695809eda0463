import type { TimeLimits } from '@estante/database';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Whoever waits before a screen is told within a second that a lock is held elsewhere: the connections
 * that a call needs one after the other, and the lock. A crowd that gets on waits for longer.
 */
const beforeScreens = { connectionWhileLocked: 100, lock: 700 };

/** How long each kind of work may take in the database. What goes on by itself waits for locks. */
export const timeLimits = {
  /** Reading by who has not signed in. */
  readers: {
    ...beforeScreens,
    connection: 2 * second,
    statement: 10 * second,
    idleInTransaction: 10 * second,
  },
  /** Whatever else is asked for. */
  patrons: {
    ...beforeScreens,
    connection: 3 * second,
    statement: 15 * second,
    idleInTransaction: 15 * second,
  },
  /** What the server does by itself. */
  background: {
    connection: 30 * second,
    statement: 5 * minute,
    lock: 10 * second,
    idleInTransaction: 2 * minute,
  },
  /** Imports take turns by a lock, and one may stand behind a whole dry run of another. */
  imports: {
    connection: 30 * second,
    statement: 2 * hour,
    lock: 2 * hour,
    idleInTransaction: 10 * minute,
  },
} as const satisfies Record<string, TimeLimits>;
