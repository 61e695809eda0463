import type { Authentication, Credentials } from './credentials.ts';

/** Message between the tabs of one browser. */
export type TabMessage =
  /** Whoever has later tokens of this session says so. */
  | { readonly kind: 'ask'; readonly session: string }
  | { readonly kind: 'renewed'; readonly credentials: Credentials }
  | { readonly kind: 'ended'; readonly session: string; readonly isExpired: boolean }
  /** A tab that has just been opened asks who is signed in in the others. */
  | { readonly kind: 'join' }
  | { readonly kind: 'joined'; readonly authentication: Authentication };

export interface Tabs {
  /** Carries it out while no other tab does. */
  alone<Result>(act: () => Promise<Result>): Promise<Result>;
  tell(message: TabMessage): void;
  hear(listener: (message: TabMessage) => void): void;
  /** Shows tabs that are opened that there is somebody to ask here, or nobody any more. */
  mark(isSignedIn: boolean): void;
  /** Whether any tab that is open is marked so. */
  isAnyMarked(): Promise<boolean>;
}

const name = 'estante-session';

/**
 * Tabs that talk by Web Locks and a broadcast channel; in a browser that offers neither each stands
 * alone.
 */
export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  // Outside of https there are no locks.
  const locks = navigator.locks as LockManager | undefined;
  return {
    alone: (act) => (locks ? locks.request(name, act) : act()),
    tell: (message) => channel?.postMessage(message),
    hear: (listener) =>
      channel?.addEventListener('message', ({ data }) => listener(data as TabMessage)),
    ...marks(locks),
  };
}

/** A lock that a marked tab holds: it goes with its tab, and is asked for without waiting. */
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
