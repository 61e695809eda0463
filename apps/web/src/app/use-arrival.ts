import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sentPlace, useIsTyped } from '../parts/search/typed-place.ts';
import { useTranslation } from '../languages/use-translation.ts';
import { mainId } from '../ui/layouts/page-frame.tsx';
import { announceTitle } from './announce-title.ts';

/**
 * After moving to another page, keyboard and screen readers begin at its main part and hear its
 * name, as a browser does when it loads one; who goes back is at the link that they had followed. What
 * narrows or orders a result stays where it is, and so does whoever types where each letter changes the
 * address in its place.
 */
export function useArrival(): void {
  const { pathname, search, state } = useLocation();
  const { t } = useTranslation();
  const loading = `${t('frame.loading')} · ${t('product')}`;
  const place = `${pathname} ${placeIn(search)}`;
  const type = useNavigationType();
  const isReplaced = type === NavigationType.Replace && state !== sentPlace;
  const isTyped = useIsTyped() || isReplaced;
  const isBack = type === NavigationType.Pop;
  const last = useRef({ pathname, place, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, place, search };
    if (before.place === place || (isTyped && before.pathname === pathname)) return;
    const main = document.getElementById(mainId);
    main?.focus({ preventScroll: true });
    // Where it cannot take the keyboard, the main part keeps it.
    if (isBack) linkIn(main, before.pathname + before.search)?.focus({ preventScroll: true });
    announceTitle(loading);
  }, [pathname, place, search, isTyped, isBack, loading]);
}

function linkIn(main: HTMLElement | null, href: string) {
  return main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

/** What of an address is another page of its own: other words, another page of the result. */
function placeIn(search: string): string {
  const narrowing = ['filtro', 'ordenacao', 'exibicao', 'agrupar', 'multa'];
  const params = [...new URLSearchParams(search)].filter(([name]) => !narrowing.includes(name));
  return new URLSearchParams(params).toString();
}
