import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { pt } from './locales/pt.ts';
import { createTranslator, type Translate } from './translator.ts';

export { phraseProblems, type PhraseTree } from './phrase-problems.ts';
export type { Phrases } from './locales/pt.ts';
export { createTranslator, formatNumber, phraseOr, type Translate } from './translator.ts';

/** Every language that is complete. */
export const locales = { pt, en, es };

const translators: Readonly<Record<keyof typeof locales, Translate>> = {
  pt: createTranslator('pt', () => pt),
  en: createTranslator('en', () => en),
  es: createTranslator('es', () => es),
};

export function translatorFor(language: keyof typeof locales): Translate {
  return translators[language];
}
