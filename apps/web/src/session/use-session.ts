import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState } from './held-session.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session of this tab; null on the server, where nobody acts. */
export const useSession = (): Session | null => useContext(SessionContext);

const unknown: SessionState = { kind: 'unknown' };
const subscribeToNothing = () => () => {};

/** Tells who is signed in; unknown on the server and while the page is hydrated as the server wrote it. */
export function useSessionState(): SessionState {
  return useSessionPart((state) => state);
}

/** Reads the part of the session in use: a component that uses it is rendered anew only when that changes. */
export function useSessionPart<Part>(partOf: (state: SessionState) => Part): Part {
  const session = useContext(SessionContext);
  return useSyncExternalStore<Part>(
    session?.subscribe ?? subscribeToNothing,
    () => partOf(session?.read() ?? unknown),
    () => partOf(unknown),
  );
}
