import type { PageLanguage } from '@estante/contract/plain';

/** Names of the languages, each in its own words. */
export const languageNames: Readonly<Record<PageLanguage, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};

/** Language tags of the documents (BCP 47). */
export const languageTags: Readonly<Record<PageLanguage, string>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
  fr: 'fr',
  it: 'it',
};
