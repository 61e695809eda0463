import { webAddress } from '@estante/contract/plain';
import { useEffect } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { useSession } from '../../session/use-session.ts';
import styles from './sign-out-page.module.css';

/** Clears the session, then goes to the institution's own address, or to the front page. */
export function Page() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const base = webAddress(usePageConfig().institution?.link_base ?? '')?.href;
  useEffect(() => {
    const leave = async () => {
      await session?.signOut();
      if (base === undefined) await navigate('/', { replace: true });
      else location.replace(base);
    };
    if (session) void leave();
  }, [session, navigate, base]);
  return (
    <h1 className={styles.ellipsis} aria-label={t('account.signOut')}>
      <title>{`${t('account.signOut')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />…
    </h1>
  );
}
