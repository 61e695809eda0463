import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { SignInFirstContext } from '../../session/sign-in-first.ts';
import { isSignedIn } from '../../session/known-session.ts';
import { useSession } from '../../session/use-session.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('./sign-in-dialog.tsx')).SignInDialog,
}));

/** Gives the pages inside it a way to have the reader sign in first: see `useSignInFirst`. */
export function SignInGate({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const answer = useRef<(isSignedIn: boolean) => void>(null);

  const signInFirst = useCallback(async () => {
    if (!session) return false;
    if (await isSignedIn(session)) return true;
    answer.current?.(false);
    setWasOpened(true);
    setOpen(true);
    return new Promise<boolean>((resolve) => (answer.current = resolve));
  }, [session]);

  const close = (signedIn: boolean) => {
    setOpen(false);
    answer.current?.(signedIn);
    answer.current = null;
  };

  return (
    <SignInFirstContext value={signInFirst}>
      {children}
      {wasOpened && (
        <Suspense fallback={null}>
          <SignInDialog isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </SignInFirstContext>
  );
}
