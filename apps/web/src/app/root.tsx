import type { ReactNode } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { Outlet, ScrollRestoration } from 'react-router';
// Pages of the personal area are wrapped in it: as one of the frame's files it delays none of them.
import '../features/account-area/person-area.tsx';
import { AcquisitionSuggestion } from '../features/acquisition-suggestion/acquisition-suggestion.tsx';
import { BasketLink } from '../features/basket/basket-link.tsx';
import { GeneralComment } from '../features/general-comment/general-comment.tsx';
import { SignInGate } from '../features/sign-in/sign-in-gate.tsx';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { PageFrame } from '../ui/layouts/page-frame.tsx';
import { ErrorState } from '../ui/feedback/page-states.tsx';
import { useBrand } from '../parts/institution/brand.ts';
import { PageLoading, RouterNavigation } from './router-navigation.tsx';
import { SessionToasts } from './session-toasts.tsx';
import { useAreaEntries } from './use-area-entries.tsx';
import { useArrival } from './use-arrival.ts';
import { placesKey, usePlaceOnReload } from './use-place-on-reload.ts';

/** Frame of every page. */
export function Root() {
  useArrival();
  useBrand();
  usePlaceOnReload();
  return (
    <Frame>
      <PageLoading />
      <Outlet />
      <ScrollRestoration storageKey={placesKey} />
    </Frame>
  );
}

/** Page that crashed: the frame stays, and the reader can load it again. */
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
  const area = useAreaEntries();
  return (
    <RouterNavigation>
      <SignInGate>
        <PageFrame
          skipLabel={t('frame.skip')}
          header={<SiteHeader basket={<BasketLink />} area={area} />}
          footer={
            <SiteFooter
              forms={
                <>
                  <GeneralComment />
                  <AcquisitionSuggestion />
                </>
              }
            />
          }
        >
          {children}
        </PageFrame>
        <SessionToasts />
      </SignInGate>
    </RouterNavigation>
  );
}
