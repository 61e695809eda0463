import { useEffect } from 'react';
import { useSession, useSessionState } from '../../session/use-session.ts';

/** Whoever has signed in on this machine, as staff do, is not to be found there by readers. */
export function useNobodySignedIn(): void {
  const session = useSession();
  const isSignedIn = useSessionState().kind === 'signed-in';
  useEffect(() => {
    if (isSignedIn) void session?.signOut();
  }, [isSignedIn, session]);
}
