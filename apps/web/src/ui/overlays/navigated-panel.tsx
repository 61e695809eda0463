import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useNavigation } from '../navigation/navigation.tsx';

/**
 * Gives a lazily loaded React Aria part what it needs from the page: the page's language for its own
 * few words, and the way links are followed.
 */
export function NavigatedPanel({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const localised = (
    <I18nProvider locale={document.documentElement.lang || 'pt-BR'}>{children}</I18nProvider>
  );
  if (!navigation) return localised;
  return (
    <RouterProvider navigate={navigation.navigate} useHref={navigation.toHref}>
      {localised}
    </RouterProvider>
  );
}
