import { isRenderedHere } from './is-rendered-here.ts';

/**
 * Somebody who goes back before React has taken the page over stands at an address that the page
 * was not rendered for: it is then asked for anew. Looks now and at each step through the history,
 * until `end` is called; `isElsewhere` holds once the page is being left.
 */
export function watchUntilHydrated(): { readonly isElsewhere: boolean; readonly end: () => void } {
  let isElsewhere = false;
  const look = (event?: PopStateEvent) => {
    if (isRenderedHere(location.href, performance.getEntriesByType('navigation'))) return;
    // The router must not render the other page over this one's markup.
    event?.stopImmediatePropagation();
    isElsewhere = true;
    location.reload();
  };
  addEventListener('popstate', look);
  look();
  return {
    get isElsewhere() {
      return isElsewhere;
    },
    end: () => removeEventListener('popstate', look),
  };
}
