import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router';
import { BasketLink } from '../features/basket/basket-link.tsx';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { PageFrame } from '../ui/layouts/page-frame.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { NavigationProvider } from '../ui/navigation.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './root.module.css';
import { useArrival } from './use-arrival.ts';

/** The frame every page lives in. */
export function Root() {
  useArrival();
  return (
    <Frame>
      <PageLoading />
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}

/** A page that fell over: the frame stands, and the reader can load it again. */
export function RootFailure() {
  const { t } = useTranslation();
  return (
    <Frame>
      <title>{t('failure.title')}</title>
      <ErrorState
        title={t('failure.title')}
        retryLabel={t('results.retry')}
        onRetry={() => location.reload()}
      >
        {t('failure.hint')}
      </ErrorState>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({ navigate: (href: string) => void navigate(href) }),
    [navigate],
  );
  return (
    <NavigationProvider value={navigation}>
      <PageFrame
        skipLabel={t('frame.skip')}
        header={<SiteHeader basket={<BasketLink />} />}
        footer={<SiteFooter />}
      >
        {children}
      </PageFrame>
    </NavigationProvider>
  );
}

/** While the files of the next page load; a page that is quick to load shows nothing. */
function PageLoading() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  return (
    isLoading && (
      <div className={styles.loading}>
        <Spinner label={t('frame.loading')}>
          <LogoMark />
        </Spinner>
      </div>
    )
  );
}
