import type { Language } from '@estante/contract/plain';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
};
