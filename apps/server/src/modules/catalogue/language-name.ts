import type { Language } from '@estante/contract';

/**
 * Name of a MARC language code in a language of the interface, or the code itself.
 * MARC uses the bibliographic codes of ISO 639-2 ('fre'), which CLDR knows as aliases.
 */
export function languageName(code: string, language: Language): string {
  const key = `${language} ${code}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = nameOf(code, language);
  if (names.size < most) names.set(key, name);
  return name;
}

/** Most names that are kept, as many as there are languages: a record may name others. */
const most = 2000;
const names = new Map<string, string>();

function nameOf(code: string, language: Language): string {
  try {
    return displayNames[language].of(code) ?? code;
  } catch {
    return code;
  }
}

const displayNames = {
  pt: new Intl.DisplayNames('pt-BR', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
  es: new Intl.DisplayNames('es', { type: 'language' }),
};
