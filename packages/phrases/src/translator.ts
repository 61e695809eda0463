import { createInstance, type FormatterModule, type TFunction } from 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: import('./locales/pt.ts').Phrases };
    returnNull: false;
  }
}

export type Translate = TFunction;

/** A number in the reader's language, its thousands always apart: 1.234 in Spanish too. */
export function formatNumber(number: number, language: string): string {
  return number.toLocaleString(language, { useGrouping: true });
}

/** Settings of i18next that server and pages share. React escapes; sentences are plain text. */
export const translatorOptions = {
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

/** A day (YYYY-MM-DD) in the reader's language. It has no time zone: it is written as it was kept. */
export function formatDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Centavos as an amount in the reader's language: R$ 1.234,56. */
export function formatMoney(centavos: number, language: string): string {
  const style = { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat(language, { ...style, useGrouping: true });
  return format.format(centavos / 100);
}

/** A moment, as an ISO 8601 text, by the clock of the libraries. */
export function formatMoment(moment: string, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Sao_Paulo' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(moment));
}

/** A text in a sentence that has its own full stop: '(sem motivo.)' is '(sem motivo)'. */
function formatClause(text: string): string {
  return text.replace(/(?<!\.)\.(?=[)\]”"»’]*$)/u, '');
}

/** Writes '{{count, number}}', '{{sum, money}}', '{{until, day}}', '{{at, moment}}' and '{{reason, clause}}'. i18next's own leaves 1234 in Spanish as it is. */
export const valueWriter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, format, language = 'pt') => {
    if (format === 'number' && typeof value === 'number') return formatNumber(value, language);
    if (format === 'money' && typeof value === 'number') return formatMoney(value, language);
    if (format === 'clause') return formatClause(String(value));
    if (format === 'day' && typeof value === 'string') return formatDay(value, language);
    return format === 'moment' && typeof value === 'string'
      ? formatMoment(value, language)
      : String(value);
  },
};

/** A translator over one language's phrases, ready at once. */
export function createTranslator(language: string, phrases: object): Translate {
  const instance = createInstance().use(valueWriter);
  void instance.init({
    ...translatorOptions,
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: phrases } },
  });
  return instance.t;
}
