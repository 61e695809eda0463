import { useTranslation } from '../languages/use-translation.ts';
import { Outlet } from 'react-router';
import { LanguageLinks } from '../features/site-frame/language-menu.tsx';
import { BareFrame, type BareFrameProps } from '../ui/layouts/bare-frame.tsx';
import { useBrand } from '../parts/institution/brand.ts';
import { PageLoading, RouterNavigation } from './router-navigation.tsx';
import { SessionToasts } from './session-toasts.tsx';
import { useArrival } from './use-arrival.ts';

/** Frame of the pages for signing in and out. */
export function BareRoot() {
  const { t } = useTranslation();
  return (
    <BareRootFrame
      skipLabel={t('frame.skip')}
      footer={
        <nav aria-label={t('frame.language')}>
          <LanguageLinks />
        </nav>
      }
    />
  );
}

/** Frame of a machine that readers share: nothing in it leads anywhere else. */
export function MachineRoot() {
  return <BareRootFrame />;
}

function BareRootFrame(frame: Omit<BareFrameProps, 'children'>) {
  useArrival();
  useBrand();
  return (
    <RouterNavigation>
      <BareFrame {...frame}>
        <PageLoading />
        <Outlet />
      </BareFrame>
      <SessionToasts />
    </RouterNavigation>
  );
}
