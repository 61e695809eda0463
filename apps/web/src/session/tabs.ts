import type { Authentication, Credentials } from './credentials.ts';

/** Message between the tabs of one browser. */
export type TabMessage =
  /** Asks for newer tokens of this session. */
  | { readonly kind: 'ask'; readonly session: string }
  | { readonly kind: 'renewed'; readonly credentials: Credentials }
  | { readonly kind: 'ended'; readonly session: string; readonly isExpired: boolean }
  /** A tab that has just been opened asks the others for their session. */
  | { readonly kind: 'join' }
  | { readonly kind: 'joined'; readonly authentication: Authentication };

export interface Tabs {
  /** Carries out an act while no other tab does. */
  alone<Result>(act: () => Promise<Result>): Promise<Result>;
  tell(message: TabMessage): void;
  hear(listener: (message: TabMessage) => void): void;
  /** Marks this tab, for tabs opened later, as one with a session to share, or without. */
  mark(isSignedIn: boolean): void;
  /** Whether any open tab is marked so. */
  isAnyMarked(): Promise<boolean>;
}

const name = 'estante-session';

/**
 * Makes tabs that talk by Web Locks and a broadcast channel; in a browser that offers neither each stands
 * alone.
 */
export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  // Browsers have no locks outside https.
  const locks = navigator.locks as LockManager | undefined;
  return {
    alone: (act) => (locks ? locks.request(name, act) : act()),
    tell: (message) => channel?.postMessage(message),
    hear: (listener) =>
      channel?.addEventListener('message', ({ data }) => listener(data as TabMessage)),
    ...marks(locks),
  };
}

/** Marks a tab by a lock that it holds: the lock ends with its tab, and can be queried without waiting. */
function marks(locks: LockManager | undefined): Pick<Tabs, 'mark' | 'isAnyMarked'> {
  const mark = `${name}-open`;
  let release: (() => void) | null = null;
  return {
    mark: (isSignedIn) => {
      if (!isSignedIn) {
        release?.();
        release = null;
      } else if (release === null) {
        const held = new Promise<void>((resolve) => (release = resolve));
        void locks?.request(mark, { mode: 'shared' }, () => held).catch(() => {});
      }
    },
    isAnyMarked: async () => {
      const found = await locks?.query().catch(() => null);
      return found?.held?.some((one) => one.name === mark) ?? false;
    },
  };
}
