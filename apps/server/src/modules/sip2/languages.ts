import type { Language } from '@estante/contract';

/** Languages by their number in SIP2; of others readers are answered in Portuguese. */
const languages: Readonly<Record<string, Language>> = { '001': 'en', '008': 'es', '010': 'pt' };

export function languageOf(number: string): Language {
  return languages[number] ?? 'pt';
}

export function numberOf(language: Language): string {
  return Object.entries(languages).find(([, one]) => one === language)?.[0] ?? '000';
}
