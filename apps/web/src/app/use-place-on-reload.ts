import { useLayoutEffect } from 'react';

/** Key in the session storage under which `ScrollRestoration` keeps the position of each page. */
export const placesKey = 'estante.places';

/**
 * Restores the scroll position of a reloaded page. A page hydrated before the browser has done so would
 * prevent it, as the router takes scroll restoration over.
 */
export function usePlaceOnReload(): void {
  useLayoutEffect(bringBack, []);
}

function bringBack(): void {
  const [{ type } = { type: 'navigate' }] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  if (scrollY > 0 || (type !== 'reload' && type !== 'back_forward')) return;
  const place = placeOf((history.state as { key?: string } | null)?.key ?? 'default');
  if (place > 0) scrollTo(0, place);
}

/** Reads the kept position in pixels from the top; 0 where nothing is kept, or the browser keeps nothing. */
function placeOf(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}') as Record<string, unknown>;
    return Number(places[key]) || 0;
  } catch {
    return 0;
  }
}
