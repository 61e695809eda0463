import { ApiFailure, isExpiry, type CallEndpoint } from '../api/api.ts';
import type { SessionState } from './held-session.ts';
import type { Session } from './session.ts';

/** Session as a page of one person sees it: it stays theirs while they sign in again. */
export function sessionOfPlace(session: Session): Session {
  let last: SessionState = { kind: 'unknown' };
  return {
    ...session,
    read: () => {
      const state = session.read();
      if (state.kind !== 'interrupted') last = state;
      else if (last.kind !== 'signed-in' || last.person !== state.person) {
        last = { kind: 'signed-in', person: state.person };
      }
      return last;
    },
  };
}

/**
 * Makes calls in the name of one login. If its session has run out, `ask` has its person sign in again, and
 * the call is made once they have; never in the name of another.
 */
export function callsThatWait(
  call: CallEndpoint,
  session: Pick<Session, 'read' | 'subscribe'>,
  login: number,
  ask: () => void,
): CallEndpoint {
  const isInterrupted = () => session.read().kind === 'interrupted';
  return async (name, input, signal) => {
    try {
      if (isInterrupted()) throw new ApiFailure(401, 'SessaoExpirada');
      return await call(name, input, signal);
    } catch (error) {
      if (!isExpiry(error) || !isInterrupted()) throw error;
      ask();
      if (!(await hasComeBack(session, login))) throw error;
      return call(name, input, signal);
    }
  };
}

/** Waits for the next sign-in, and tells whether it is the person of this login. */
function hasComeBack(session: Pick<Session, 'read' | 'subscribe'>, login: number) {
  return new Promise<boolean>((resolve) => {
    const unsubscribe = session.subscribe(() => {
      const state = session.read();
      if (state.kind === 'interrupted') return;
      unsubscribe();
      resolve(state.kind === 'signed-in' && state.person.user.cod_login === login);
    });
  });
}
