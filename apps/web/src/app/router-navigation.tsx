import { isEndless } from '@estante/contract/plain';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { useNavigate, useNavigation } from 'react-router';
import { LogoMark } from '../ui/drawings/logo.tsx';
import { NavigationProvider } from '../ui/navigation/navigation.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import styles from './router-navigation.module.css';

/** Has the router follow internal links. */
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

/**
 * Whether one page moves over into another: where the browser can, and the reader has not asked for less
 * motion.
 */
function isPassing(href: string): boolean {
  return (
    'startViewTransition' in document &&
    new URL(href, location.href).pathname !== location.pathname &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Progress shown while the files of the next page load; nothing for a page that loads quickly. */
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
