import type { PageLanguage } from '@estante/contract/plain';

/** Key under which the browser keeps the language somebody chose. */
export const languageKey = 'estante.lng';

/**
 * Loads the page in the language somebody chose. That page keeps it, and the server with it: where what
 * was written is not to be lost, and one stays, nothing was chosen.
 */
export function chooseLanguage(language: PageLanguage): void {
  const url = new URL(location.href);
  url.searchParams.set('lng', language);
  location.assign(url);
}
