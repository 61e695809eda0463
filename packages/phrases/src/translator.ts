import type { Phrases } from './locales/pt.ts';
import { formatPlace, isPlaceForm } from './place.ts';
import { timeZone } from './time-zone.ts';

/** A name that counts, with and without its plural form: 'loans' of 'loans_one' and 'loans_other'. */
type WithoutForm<Name extends string> = Name extends `${infer Stem}_${Form}` ? Name | Stem : Name;
type Form = Intl.LDMLPluralRule;

/** Keys of the phrases of a tree: 'errors.NaoEncontrado'. */
type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutForm<Name>
    : `${Name}.${KeyOf<Tree[Name]>}`;
}[keyof Tree & string];

/** Key of an existing phrase. */
export type PhraseKey = KeyOf<Phrases>;

/** The phrase of a key with these values in it. */
export type Translate = (key: PhraseKey, values?: Values) => string;

/**
 * The phrase of a key that is put together as the program runs, with these values; `otherwise` where there is none.
 * Types say nothing of such a key.
 */
export function phraseOr(
  t: Translate,
  key: string,
  otherwise: string,
  values: Values = {},
): string {
  return t(key as PhraseKey, { ...values, defaultValue: otherwise });
}

/** Caches one value for each language: making it takes far longer than using it. */
function byLanguage<Format, Style>(
  Format: new (language: string, style: Style) => Format,
  style: Style,
): (language: string) => Format {
  const made: Record<string, Format> = {};
  return (language) => (made[language] ??= new Format(language, style));
}

const days = byLanguage(Intl.DateTimeFormat, { dateStyle: 'medium', timeZone: 'UTC' });
const months = byLanguage(Intl.DateTimeFormat, {
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const moments = byLanguage(Intl.DateTimeFormat, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});
const numbers = byLanguage(Intl.NumberFormat, { useGrouping: true });
const amounts = byLanguage(Intl.NumberFormat, {
  style: 'currency',
  currency: 'BRL',
  currencyDisplay: 'narrowSymbol',
  useGrouping: true,
});

/** A number in the reader's language, its thousands always apart: 1.234 in Spanish too. */
export function formatNumber(number: number, language: string): string {
  return numbers(language).format(number);
}

/** Whether the text is a civil day that there is: '2024-02-29'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // '2023-02-30' would be taken for the second of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day (YYYY-MM-DD) in the reader's language. It has no time zone: it is written as it was kept. */
export function formatDay(day: string, language: string): string {
  return days(language).format(new Date(`${day}T00:00:00Z`));
}

/** A date as precise as it is kept, YYYY, YYYY-MM or YYYY-MM-DD, whether there is such a day or not; any other text as it is. */
export function formatDate(date: string, language: string): string {
  if (isDay(date)) return formatDay(date, language);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(date)) return formatNoDate(date, language);
  return months(language).format(new Date(`${date}-01T00:00:00Z`));
}

/** Writes what has the shape of a date and is none, 2026-02-30, in the order of the language: 30/02/2026. */
function formatNoDate(text: string, language: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  return year && language !== 'en' ? [day, month, year].filter(Boolean).join('/') : text;
}

/**
 * Centavos as an amount: R$ 1.234,56. In Spanish it is written as everything around its reader in Brazil
 * is, prices and bank slips: Spain would put the sign behind (1.234,56 R$).
 */
export function formatMoney(centavos: number, language: string): string {
  return amounts(language === 'es' ? 'pt' : language).format(centavos / 100);
}

/** A moment, as an ISO 8601 text, by the clock of the libraries. */
export function formatMoment(moment: string, language: string): string {
  return moments(language).format(new Date(moment));
}

/** A text in a sentence that has its own full stop: '(sem motivo.)' is '(sem motivo)'. */
function formatClause(text: string): string {
  return text.replace(/(?<!\.)\.(?=[)\]”"»’]*$)/u, '');
}

/** Writes '{{count, number}}', '{{sum, money}}', '{{until, day}}', '{{from, date}}', '{{at, moment}}', '{{reason, clause}}' and '{{library, at}}'. */
function formatValue(value: Value, format: string, language: string): string {
  if (format === 'number' && typeof value === 'number') return formatNumber(value, language);
  if (format === 'money' && typeof value === 'number') return formatMoney(value, language);
  if (format === 'clause') return formatClause(String(value));
  if (isPlaceForm(format)) return formatClause(formatPlace(String(value ?? ''), format, language));
  if (format === 'day' && typeof value === 'string') return formatDay(value, language);
  if (format === 'date' && typeof value === 'string')
    return formatClause(formatDate(value, language));
  if (format === 'moment' && typeof value === 'string') return formatMoment(value, language);
  return String(value ?? '');
}

type Value = string | number | boolean | null | undefined;
type Values = Readonly<Record<string, Value>>;

/**
 * A translator over the phrases of one language, as they are at each call. It reads phrases as i18next
 * does, of which it is a small part: groups, plural forms (`_one`, and `_zero` for none), `context`,
 * `defaultValue`, and values with their formats, put in as they are. React escapes.
 */
export function createTranslator(language: string, phrases: () => object): Translate {
  const plurals = new Intl.PluralRules(language);
  const translate = (key: string, values: Values = {}): string => {
    const known = phrases();
    for (const form of formsOf(key, values, plurals)) {
      const phrase = phraseAt(known, form);
      if (phrase !== null) return withValues(phrase, values, language);
    }
    return withValues(String(values['defaultValue'] ?? key), values, language);
  };
  return translate;
}

/** Keys under which a phrase may stand, the one that says most first. */
function formsOf(key: string, { context, count }: Values, plurals: Intl.PluralRules): string[] {
  const keys = typeof context === 'string' ? [`${key}_${context}`, key] : [key];
  if (typeof count !== 'number') return keys;
  // Portuguese counts nothing as one by its rule, and says '0 empréstimos' all the same.
  const forms = count === 0 ? ['_zero', '_other'] : [`_${plurals.select(count)}`];
  return keys.flatMap((one) => [...forms.map((form) => one + form), one]);
}

function phraseAt(phrases: object, key: string): string | null {
  let found: unknown = phrases;
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return typeof found === 'string' ? found : null;
}

function withValues(phrase: string, values: Values, language: string): string {
  return (
    phrase
      .replaceAll(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_all, name: string, format = '') =>
        formatValue(values[name], format as string, language),
      )
      // A value that ends as a sentence does ends this one: 'E-mail: Preencha um e-mail válido!'.
      .replace(/([!?])\.$/, '$1')
  );
}
