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
  /** Language of the address; null where it names none. */
  readonly language: string | null;
}

/** Place the reader was at before: frames come and go with the pages, so none of them can keep it. */
let last: Place | null = null;

/**
 * Moves the keyboard and screen readers to the main part of the page after a navigation, and announces its
 * name, as a browser does on loading a page; a reader who goes back returns to the link that they had
 * followed. A reader who filters or sorts results, or types where each letter replaces the address, stays
 * where they are.
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
    // An address without a language stays in the one before.
    const isSame = before.place === place && (language ?? before.language) === before.language;
    if (isSame || (isTyped && before.pathname === pathname)) return;
    const main = document.getElementById(mainId);
    main?.focus({ preventScroll: true });
    // A link that cannot take the keyboard leaves it with the main part.
    if (isBack) linkIn(main, before.pathname + before.search)?.focus({ preventScroll: true });
    announceTitle(loading);
  }, [pathname, place, search, language, isTyped, isBack, loading]);
}

function linkIn(main: HTMLElement | null, href: string) {
  return main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

/** Keeps the parameters of an address that make another page: other words, another page of the result. */
function placeIn(search: string): string {
  const narrowing = ['filtro', 'ordenacao', 'exibicao', 'agrupar', 'multa', 'lng'];
  const params = [...new URLSearchParams(search)].filter(([name]) => !narrowing.includes(name));
  return new URLSearchParams(params).toString();
}
