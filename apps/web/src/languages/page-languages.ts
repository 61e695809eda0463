import { languages, pageOnlyLanguages, type PageLanguage } from '@estante/contract/plain';
import { loaders } from 'virtual:locales';

/** Languages that a page may be in. */
export const pageLanguages: readonly PageLanguage[] = [
  ...languages,
  ...pageOnlyLanguages.filter((code) => code in loaders),
];

export function isPageLanguage(value: unknown): value is PageLanguage {
  return pageLanguages.some((language) => language === value);
}
