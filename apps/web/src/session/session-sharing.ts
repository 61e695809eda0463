import { isAuthentication, type Authentication } from './credentials.ts';
import type { Tabs } from './tabs.ts';

/** Sharing of a session with tabs that are opened while one of its own is open. */
export interface SessionSharing {
  /** Asks the open tabs for their session; the first answer counts, null if there is none. */
  readonly join: () => Promise<Authentication | null>;
  readonly joined: (answer: unknown) => void;
}

/** Milliseconds for an open tab, which may be asleep, to answer. */
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
