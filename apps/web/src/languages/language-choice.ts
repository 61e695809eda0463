import type { PageLanguage } from '@estante/contract/plain';

/** Key under which the browser keeps the reader's chosen language. */
export const languageKey = 'estante.lng';

/**
 * Loads the page in the language the reader chose, which that page keeps for itself and the server. If the
 * reader stays, so as not to lose what was written, nothing was chosen.
 */
export function chooseLanguage(language: PageLanguage): void {
  const url = new URL(location.href);
  url.searchParams.set('lng', language);
  location.assign(url);
}
