import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState } from './held-session.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session of this tab; null on the server, where nobody acts. */
export const useSession = (): Session | null => useContext(SessionContext);

const unknown: SessionState = { kind: 'unknown' };
const subscribeToNothing = () => () => {};

/** Who is signed in; unknown on the server and while the page is hydrated as the server wrote it. */
export function useSessionState(): SessionState {
  const session = useContext(SessionContext);
  return useSyncExternalStore<SessionState>(
    session?.subscribe ?? subscribeToNothing,
    session?.read ?? (() => unknown),
    () => unknown,
  );
}
