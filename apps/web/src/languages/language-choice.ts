import { languageCookie, type PageLanguage } from '@estante/contract/plain';

/** Where the browser keeps the language somebody chose. */
export const languageKey = 'estante.lng';

/** Keeps the language somebody chose, mirrored in a cookie for the server, and loads the page in it. */
export function chooseLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be closed to us; the cookie and the address carry the choice.
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
  const url = new URL(location.href);
  url.searchParams.set('lng', language);
  location.assign(url);
}
