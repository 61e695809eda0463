import { isAuthentication, type Authentication } from './credentials.ts';
import type { Tabs } from './tabs.ts';

/** A session goes on in tabs that are opened while one of its own is open. */
export interface SessionSharing {
  /** Who is signed in in a tab that is open, by the first that answers; null where none is. */
  readonly join: () => Promise<Authentication | null>;
  readonly joined: (answer: unknown) => void;
}

/** Milliseconds for a tab that is there, and may be asleep, to answer. */
const tabPatienceMs = 500;

export function sessionSharing(tabs: Tabs): SessionSharing {
  let take = (_answer: Authentication | null) => {};
  return {
    join: async () => {
      if (!(await tabs.isAnyMarked())) return null;
      return new Promise((resolve) => {
        take = resolve;
        setTimeout(() => resolve(null), tabPatienceMs);
        tabs.tell({ kind: 'join' });
      });
    },
    joined: (answer) => {
      if (isAuthentication(answer)) take(answer);
    },
  };
}
