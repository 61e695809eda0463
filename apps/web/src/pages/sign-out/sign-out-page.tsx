import { useEffect } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import styles from './sign-out-page.module.css';

/** Clears the session, then goes to the front page. */
export function Page() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    void session?.signOut().then(() => navigate('/', { replace: true }));
  }, [session, navigate]);
  return (
    <h1 className={styles.ellipsis} aria-label={t('account.signOut')}>
      <title>{`${t('account.signOut')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />…
    </h1>
  );
}
