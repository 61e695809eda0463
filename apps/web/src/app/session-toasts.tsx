import { useEffect } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { showToast, Toasts, withdrawToastActions } from '../ui/feedback/toasts.tsx';
import { useSignInFirst } from '../session/sign-in-first.ts';
import { useSession } from '../session/use-session.ts';

const endings = {
  SessaoExpirada: 'errors.SessaoExpirada',
  // A session under way is never ended by a wrong password: the library has blocked the reader.
  ACESSO_BLOQUEADO: 'errors.ACESSO_BLOQUEADO_biblioteca',
} as const;

/** Shows the page's toasts; a session that ended by itself gets one, with the way back in. */
export function SessionToasts() {
  const { t } = useTranslation();
  const session = useSession();
  const signInFirst = useSignInFirst();
  useEffect(
    () =>
      session?.onEnd((why) => {
        const action = { words: t('login.title'), act: () => void signInFirst?.() };
        // A page that waits for its person already shows the dialog.
        const isWaiting = session.read().kind === 'interrupted';
        const offered = signInFirst !== null && why === 'SessaoExpirada' && !isWaiting;
        showToast({ tone: 'warning', words: t(endings[why]), ...(offered && { action }) });
      }),
    [session, t, signInFirst],
  );
  // The offer to sign in goes with the frame: on the login page it would be beside the form.
  useEffect(() => withdrawToastActions, []);
  return <Toasts closeLabel={t('frame.close')} />;
}
