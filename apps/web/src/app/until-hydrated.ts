import { isRenderedHere } from './is-rendered-here.ts';

/**
 * Reloads the page for a reader who goes back before hydration, as the page was not rendered for the address
 * they then stand at. Looks now and at each step through the history, until `end` is called; `isElsewhere`
 * holds once the page is being left.
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
