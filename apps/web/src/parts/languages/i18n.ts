import { valueWriter, translatorOptions } from '@estante/phrases/translator';
import type { PageLanguage } from '@estante/contract/plain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loaders as pageOnly } from 'virtual:locales';
import { languageTags } from './language-names.ts';

const loaders: Readonly<Partial<Record<PageLanguage, () => Promise<object>>>> = {
  ...pageOnly,
  pt: () => import('@estante/phrases/locales/pt').then(({ pt }) => pt),
  en: () => import('@estante/phrases/locales/en').then(({ en }) => en),
  es: () => import('@estante/phrases/locales/es').then(({ es }) => es),
};

/** Loads one language's phrases, and no other's. */
export async function loadI18n(language: PageLanguage): Promise<i18n> {
  const phrases = await loaders[language]?.();
  const instance = createInstance().use(valueWriter).use(initReactI18next);
  await instance.init({
    ...translatorOptions,
    lng: language,
    resources: { [language]: { translation: phrases ?? {} } },
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * Has a page go on in another language where it stands, unless another was wanted before its phrases
 * came. Nothing keeps it: the next page is in the language of the reader. @throws where they do not come
 */
export async function switchLanguage(
  i18n: i18n,
  language: PageLanguage,
  isWanted: () => boolean,
): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', (await loaders[language]?.()) ?? {});
  }
  if (!isWanted()) return;
  await i18n.changeLanguage(language);
  document.documentElement.lang = languageTags[language];
}
