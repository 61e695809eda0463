import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState } from './held-session.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** Gives the session of this tab; null on the server, where nobody acts. */
export const useSession = (): Session | null => useContext(SessionContext);

const unknown: SessionState = { kind: 'unknown' };
const subscribeToNothing = () => () => {};

/** Gives the state of the session; unknown on the server and while the page is hydrated. */
export function useSessionState(): SessionState {
  return useSessionPart((state) => state);
}

/** Reads a part of the session: the component is rendered anew only when that part changes. */
export function useSessionPart<Part>(partOf: (state: SessionState) => Part): Part {
  const session = useContext(SessionContext);
  return useSyncExternalStore<Part>(
    session?.subscribe ?? subscribeToNothing,
    () => partOf(session?.read() ?? unknown),
    () => partOf(unknown),
  );
}
