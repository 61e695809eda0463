import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sentPlace, useIsTyped } from '../parts/search/typed-place.ts';
import { useTranslation } from '../languages/use-translation.ts';
import { mainId } from '../ui/layouts/page-frame.tsx';
import { announceTitle } from './announce-title.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** Part of the address that makes it a page of its own. */
  readonly place: string;
  /** Null where the address says none. */
  readonly language: string | null;
}

/** Place the reader was at before: frames come and go with the pages, so none of them keeps it. */
let last: Place | null = null;

/**
 * After moving to another page, keyboard and screen readers begin at its main part and hear its
 * name, as a browser does when it loads one; who goes back is at the link that they had followed. Whoever
 * narrows or orders a result stays where they are, and so does whoever types where each letter changes
 * the address in its place.
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
  const language = new URLSearchParams(search).get('lng');
  useEffect(() => {
    const before = last;
    last = { pathname, search, place, language };
    if (!before) return;
    // An address that says nothing of a language goes on in the one before.
    const isSame = before.place === place && (language ?? before.language) === before.language;
    if (isSame || (isTyped && before.pathname === pathname)) return;
    const main = document.getElementById(mainId);
    main?.focus({ preventScroll: true });
    // If it cannot take the keyboard, the main part keeps it.
    if (isBack) linkIn(main, before.pathname + before.search)?.focus({ preventScroll: true });
    announceTitle(loading);
  }, [pathname, place, search, language, isTyped, isBack, loading]);
}

function linkIn(main: HTMLElement | null, href: string) {
  return main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

/** Keeps of an address what makes another page of its own: other words, another page of the result. */
function placeIn(search: string): string {
  const narrowing = ['filtro', 'ordenacao', 'exibicao', 'agrupar', 'multa', 'lng'];
  const params = [...new URLSearchParams(search)].filter(([name]) => !narrowing.includes(name));
  return new URLSearchParams(params).toString();
}
