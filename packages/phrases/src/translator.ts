import { createInstance, type TFunction } from 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: import('./locales/pt.ts').Phrases };
    returnNull: false;
  }
}

export type Translate = TFunction;

/** Settings of i18next that server and pages share. React escapes; sentences are plain text. */
export const translatorOptions = {
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

/** A translator over one language's phrases, ready at once. */
export function createTranslator(language: string, phrases: object): Translate {
  const instance = createInstance();
  void instance.init({
    ...translatorOptions,
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: phrases } },
  });
  return instance.t;
}
