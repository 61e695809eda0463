import type { Credentials } from './credentials.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  /** Whoever has later tokens of this session says so. */
  | { readonly kind: 'ask'; readonly session: string }
  | { readonly kind: 'renewed'; readonly credentials: Credentials }
  | { readonly kind: 'ended'; readonly session: string; readonly isExpired: boolean };

export interface Tabs {
  /** Carries it out while no other tab does. */
  alone<Result>(act: () => Promise<Result>): Promise<Result>;
  tell(message: TabMessage): void;
  hear(listener: (message: TabMessage) => void): void;
}

const name = 'estante-session';

/** By Web Locks and a broadcast channel; a browser that offers neither has tabs that stand alone. */
export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  // Outside of https there are no locks.
  const locks = navigator.locks as LockManager | undefined;
  return {
    alone: (act) => (locks ? locks.request(name, act) : act()),
    tell: (message) => channel?.postMessage(message),
    hear: (listener) =>
      channel?.addEventListener('message', ({ data }) => listener(data as TabMessage)),
  };
}
