import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { usePageConfig } from '../../app/page-config.ts';
import { loginHref } from '../../app/session/login-address.ts';
import { useSessionState } from '../../app/session/use-session.ts';
import { AccountMenu } from '../../features/account-menu/account-menu.tsx';
import { useAccountMenu } from '../../features/account-menu/use-account-menu.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Page as NotFoundPage } from '../not-found-page.tsx';
import styles from './account-shell.module.css';

/** The personal area's frame and its guard: who is not signed in is sent to the way in, and back. */
export function Page() {
  const { pathname, search } = useLocation();
  const { features } = usePageConfig();
  const state = useSessionState();
  const isOff = features?.atividades.every((one) => one.cod_atividade !== activities.personalArea);
  if (isOff) return <NotFoundPage />;
  switch (state.kind) {
    case 'unknown':
      return <Unknown />;
    case 'anonymous':
      return <Navigate to={loginHref(pathname + search)} replace />;
    case 'signed-in':
      return <Shell />;
  }
}

function Shell() {
  const menu = useAccountMenu();
  return (
    <div className={styles.shell} data-theme={menu.theme} data-menu={menu.isOpen}>
      <AccountMenu menu={menu} />
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}

/** As the server sends it: only the browser knows who is there. */
function Unknown() {
  const { t } = useTranslation();
  return (
    <div className={styles.content}>
      <title>{`${t('account.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <noscript>{t('account.noScript')}</noscript>
      <Loading label={t('account.loading')}>
        <Skeleton width="min(24rem, 100%)" height="2.5rem" />
        <Skeleton lines={3} />
      </Loading>
    </div>
  );
}
