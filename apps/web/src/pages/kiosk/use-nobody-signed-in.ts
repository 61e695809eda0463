import { useEffect } from 'react';
import { useSession, useSessionState } from '../../session/use-session.ts';

/**
 * Signs out anybody who has signed in on this machine, such as staff, so that readers do not find their
 * session.
 */
export function useNobodySignedIn(): void {
  const session = useSession();
  const isSignedIn = useSessionState().kind === 'signed-in';
  useEffect(() => {
    if (isSignedIn) void session?.signOut();
  }, [isSignedIn, session]);
}
