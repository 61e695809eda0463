import { isEndless } from '@estante/contract/plain';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { useNavigate, useNavigation } from 'react-router';
import { LogoMark } from '../ui/drawings/logo.tsx';
import { NavigationProvider } from '../ui/navigation/navigation.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import styles from './router-navigation.module.css';

/** Links inside are followed by the router. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({
      isNotFollowed: isEndless,
      navigate: (href: string) => void navigate(href, { viewTransition: isPassing(href) }),
    }),
    [navigate],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}

/** Whether one page passes over into another: where browsers can, and their readers have not asked for less. */
function isPassing(href: string): boolean {
  return (
    'startViewTransition' in document &&
    new URL(href, location.href).pathname !== location.pathname &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** While the files of the next page load; a page that is quick to load shows nothing. */
export function PageLoading() {
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
