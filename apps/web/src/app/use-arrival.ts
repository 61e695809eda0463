import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../ui/announcer.tsx';
import { mainId } from '../ui/layouts/page-frame.tsx';

/**
 * After moving to another page, keyboard and screen readers begin at its main part and hear its
 * name, as a browser does when it loads one. What narrows or orders a result stays where it is.
 */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${placeIn(search)}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    announce(document.title);
  }, [place]);
}

/** What of an address is another page of its own: other words, another page of the result. */
function placeIn(search: string): string {
  const narrowing = ['filtro', 'ordenacao', 'exibicao'];
  const params = [...new URLSearchParams(search)].filter(([name]) => !narrowing.includes(name));
  return new URLSearchParams(params).toString();
}
