import { valueWriter, translatorOptions } from '@estante/phrases/translator';
import type { PageLanguage } from '@estante/contract/plain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loaders as pageOnly } from 'virtual:locales';

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
