import { useLayoutEffect } from 'react';

/** Under which `ScrollRestoration` keeps where each page was left, in the browser's session. */
export const placesKey = 'estante.places';

/**
 * A reloaded page that wakes before the browser has brought its place back would keep the browser
 * from it, as the router takes that over: then it is brought back here.
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

/** Pixels from the top; 0 where nothing is kept, or the browser keeps nothing. */
function placeOf(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}') as Record<string, unknown>;
    return Number(places[key]) || 0;
  } catch {
    return 0;
  }
}
