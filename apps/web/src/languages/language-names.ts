import type { PageLanguage } from '@estante/contract/plain';

/** Each language in its own words. */
export const languageNames: Readonly<Record<PageLanguage, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};

/** As the document says its language (BCP 47). */
export const languageTags: Readonly<Record<PageLanguage, string>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
  fr: 'fr',
  it: 'it',
};
