import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Navigate, useLocation } from 'react-router';
import { loginHref } from '../../session/login-address.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PersonArea } from './person-area.tsx';
import styles from './guarded-area.module.css';

/** Shows an area to signed-in persons alone; sends others to the login page, and back from there. */
export function GuardedArea({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <PersonArea
      unknown={
        <div className={styles.area}>
          <AreaSkeleton />
        </div>
      }
      anonymous={<Navigate to={loginHref(pathname + search)} replace />}
      isPage
    >
      <div className={styles.area}>{children}</div>
    </PersonArea>
  );
}

/** Area as the server sends it: only the browser knows who is signed in. */
function AreaSkeleton() {
  const { t } = useTranslation();
  return (
    <div>
      <title>{`${t('account.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <NeedsScript>{t('account.noScript')}</NeedsScript>
      <div data-script="needed">
        <Loading label={t('account.loading')}>
          <Skeleton width="min(24rem, 100%)" height="2.5rem" />
          <Skeleton lines={3} />
        </Loading>
      </div>
    </div>
  );
}
