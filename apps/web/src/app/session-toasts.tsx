import { useEffect } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { showToast, Toasts, withdrawToastActions } from '../ui/feedback/toasts.tsx';
import { useSignInFirst } from '../session/sign-in-first.ts';
import { useSession } from '../session/use-session.ts';

const endings = {
  SessaoExpirada: 'errors.SessaoExpirada',
  // A session that has begun ends by no wrong password: the library has blocked it.
  ACESSO_BLOQUEADO: 'errors.ACESSO_BLOQUEADO_biblioteca',
} as const;

/** The page's toasts; a session that ended by itself is told in one, with the way back in. */
export function SessionToasts() {
  const { t } = useTranslation();
  const session = useSession();
  const signInFirst = useSignInFirst();
  useEffect(
    () =>
      session?.onEnd((why) => {
        const action = { words: t('login.title'), act: () => void signInFirst?.() };
        // Over a page that waits for its person the dialog is open already.
        const isWaiting = session.read().kind === 'interrupted';
        const offered = signInFirst !== null && why === 'SessaoExpirada' && !isWaiting;
        showToast({ tone: 'warning', words: t(endings[why]), ...(offered && { action }) });
      }),
    [session, t, signInFirst],
  );
  // The frame goes, and its way back in with it: on the login page one is in front of it.
  useEffect(() => withdrawToastActions, []);
  return <Toasts closeLabel={t('frame.close')} />;
}
