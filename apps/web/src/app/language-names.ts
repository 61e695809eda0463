import type { PageLanguage } from '@estante/contract/plain';

/** Each language in its own words. */
export const languageNames: Readonly<Record<PageLanguage, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};
