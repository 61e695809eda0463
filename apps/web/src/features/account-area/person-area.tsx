import {
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ApiContext } from '../../api/query.ts';
import { callsThatWait, sessionOfPlace } from '../../session/interruption.ts';
import type { Session } from '../../session/session.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { SessionContext, useSession, useSessionState } from '../../session/use-session.ts';

const InterruptedSession = lazy(async () => ({
  default: (await import('./interrupted-session.tsx')).InterruptedSession,
}));

interface PersonAreaProps {
  /** Content shown while it is not known who is signed in, as on the server. */
  readonly unknown: ReactNode;
  readonly anonymous: ReactNode;
  /** Whether the area is the whole page. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

/**
 * Personal part of a page, mounted anew for another person. Once the session has run out it is hidden, with
 * all that is written in it, and the person's last act is carried out once they are back.
 */
export function PersonArea({ unknown, anonymous, isPage = false, children }: PersonAreaProps) {
  const session = useSession();
  const state = useSessionState();
  useEffect(() => session?.keepPlace(), [session]);
  if (state.kind === 'unknown' || !session) return unknown;
  if (state.kind === 'anonymous') return anonymous;
  const { cod_login: login } = state.person.user;
  return (
    <Place key={login} {...{ session, login, isPage }} isWaiting={state.kind === 'interrupted'}>
      {children}
    </Place>
  );
}

interface PlaceProps {
  readonly session: Session;
  readonly login: number;
  /** Whether the person has yet to sign in again. */
  readonly isWaiting: boolean;
  readonly isPage: boolean;
  readonly children: ReactNode;
}

function Place({ session, login, isWaiting, isPage, children }: PlaceProps) {
  const call = useContext(ApiContext);
  const { isDismissed, ask } = useSignInAgain(isWaiting);
  const own = useMemo(() => sessionOfPlace(session), [session]);
  const waiting = useMemo(
    () => call && callsThatWait(call, session, login, () => void ask()),
    [call, session, login, ask],
  );
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWaiting) return () => last.current?.focus();
    return undefined;
  }, [isWaiting]);
  return (
    <>
      {isWaiting && (
        <Suspense fallback={null}>
          <InterruptedSession {...{ isPage, isDismissed }} onSignIn={() => void ask()} />
        </Suspense>
      )}
      <div hidden={isWaiting} onFocus={({ target }) => (last.current = target)}>
        <SessionContext value={own}>
          <ApiContext value={waiting}>{children}</ApiContext>
        </SessionContext>
      </div>
    </>
  );
}

/** Opens the sign-in dialog once the person has to sign in again, and whenever `ask` is called. */
function useSignInAgain(isWaiting: boolean) {
  const signInFirst = useSignInFirst();
  const isAsking = useRef(false);
  const [isDismissed, setDismissed] = useState(false);
  const ask = useCallback(async () => {
    if (!signInFirst || isAsking.current) return;
    isAsking.current = true;
    const isSignedIn = await signInFirst();
    isAsking.current = false;
    setDismissed(!isSignedIn);
  }, [signInFirst]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    void ask();
    return () => setDismissed(false);
  }, [isWaiting, ask]);
  return { isDismissed, ask };
}
