/** Interface languages and their ids on the wire. Portuguese is the default. */
export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Languages of pages alone: each is offered where the file of its phrases exists. Answers of calls have none of them,
 * and are asked for in Portuguese.
 */
export const pageOnlyLanguages = ['fr', 'it'] as const;
export type PageLanguage = Language | (typeof pageOnlyLanguages)[number];

export const languageIds: Readonly<Record<Language, number>> = { pt: 1, es: 3, en: 5 };

/** Header that carries the language id. Without it, Accept-Language decides. */
export const languageHeader = 'x-idioma';
/** Cookie with the language that a reader chose, for pages rendered on the server. */
export const languageCookie = 'estante_lng';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
