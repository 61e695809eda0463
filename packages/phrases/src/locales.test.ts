import { describe, expect, test } from 'vitest';
import { locales, translatorFor } from './index.ts';

const languages = ['pt', 'en', 'es'] as const;

function keysOf(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}

/** Each phrase by its key, plural forms apart. */
function phrasesOf(node: object, prefix = ''): (readonly [key: string, phrase: string])[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? phrasesOf(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] as const],
  );
}

/** What stands in a phrase, of the kind it is written as; a text is itself a sentence. */
function valuesFor(phrase: string, text: string): Readonly<Record<string, string | number>> {
  const kinds: Readonly<Record<string, string | number>> = {
    number: 2,
    money: 200,
    day: '2026-03-10',
    moment: '2026-03-10T12:00:00Z',
  };
  const values = phrase.matchAll(/\{\{(\w+)(?:, (\w+))?\}\}/g);
  return Object.fromEntries(
    [...values].map(([, name = '', kind = '']) => [name, kinds[kind] ?? text] as const),
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
const withoutForms = (language: (typeof languages)[number]) =>
  [...new Set(keysOf(locales[language]).map((key) => key.replace(pluralForm, '')))].toSorted();

describe.each(languages)('%s', (language) => {
  const t = translatorFor(language);

  test('has the keys of Portuguese and no others', () => {
    expect(withoutForms(language)).toEqual(withoutForms('pt'));
  });

  // It may have more: those of Portuguese, which it is typed by, and i18next's own for zero.
  test('has each plural form that its grammar asks for', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = Map.groupBy(
      keysOf(locales[language]).filter((key) => pluralForm.test(key)),
      (key) => key.replace(pluralForm, ''),
    );
    expect(forms.size).toBeGreaterThan(0);
    for (const [key, found] of forms) {
      expect(found, key).toEqual(
        expect.arrayContaining(pluralCategories.map((form) => `${key}_${form}`)),
      );
    }
  });

  test('counts in sentences of its own', () => {
    for (const count of [1, 2, 21, 101])
      expect(t('results.count', { count })).toContain(`${count}`);
    expect(t('results.count', { count: 0 })).toMatch(/^\S+ \S+/);
    expect(t('results.count', { count: 1 })).not.toBe(t('results.count', { count: 2 }));
  });

  test('sets thousands apart', () => {
    const point = language === 'en' ? ',' : '.';
    expect(t('results.count', { count: 1234 })).toContain(`1${point}234`);
  });

  test('puts values in as they are: no markup is made, nothing in them is read as a phrase', () => {
    for (const tipo of ['<b>&"', '$t(product)', '{{tipo}}', '$&$1']) {
      expect(t('errors.TipoDeConcessaoNaoAceito', { tipo })).toContain(tipo);
    }
  });

  test.each(['Fim.', ' (Fim.)', '“Fim.”'])('no sentence ends twice where a value is %j', (text) => {
    const doubled = phrasesOf(locales[language])
      .map(([key, phrase]) => t(key as 'product', valuesFor(phrase, text)))
      .filter((said) => /\.[)\]”"»’]*\.(?!\.)/u.test(said.replaceAll('...', '…')));
    expect(doubled).toEqual([]);
  });
});
