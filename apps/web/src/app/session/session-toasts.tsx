import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, Toasts } from '../../ui/toasts.tsx';
import { useSession } from './use-session.ts';

/** The page's toasts; a session that ended by itself is told in one. */
export function SessionToasts() {
  const { t } = useTranslation();
  const session = useSession();
  useEffect(
    () => session?.onEnd((why) => showToast({ tone: 'warning', words: t(`errors.${why}`) })),
    [session, t],
  );
  return <Toasts closeLabel={t('frame.close')} />;
}
