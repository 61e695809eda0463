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

/** Makes the values that stand in a phrase, each of the kind it is written as; a text is itself a sentence. */
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

/** Sentences without a form for one: they always have more, or their number is a place. */
const neverOne = new Set([
  'facets.foundFirst',
  'staffLibraries.more',
  'holds.position',
  'availability.availableAtMineToo',
  'availability.more',
]);

/** Two sentences of the same name that are no button and its longer name. */
const noButtons = new Set([
  'edit.hours',
  'desk.toHoldShelf',
  'desk.receipt',
  'loanRequests.slip.title',
  'purchaseOrders.delivered',
  'network.title',
]);

const pluralForm = /_(zero|one|two|few|many|other)$/;
const withoutForms = (language: (typeof languages)[number]) =>
  [...new Set(keysOf(locales[language]).map((key) => key.replace(pluralForm, '')))].toSorted();

describe.each(languages)('%s', (language) => {
  const t = translatorFor(language);

  test('has the keys of Portuguese and no others', () => {
    expect(withoutForms(language)).toEqual(withoutForms('pt'));
  });

  // WCAG 2.2, 2.5.3: a person who speaks a button's text presses it.
  test('reads a button out with the words that stand on it', () => {
    const phrases = new Map(phrasesOf(locales[language]));
    const others = [...phrases].filter(
      ([key, words]) =>
        !noButtons.has(key) &&
        !(phrases.get(`${key}Of`) ?? words).toLowerCase().includes(words.toLowerCase()),
    );
    expect(others.map(([key]) => key)).toEqual([]);
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

  test('counts no thing without the forms of its word', () => {
    const counted = phrasesOf(locales[language]).filter(
      ([key, phrase]) =>
        !pluralForm.test(key) &&
        !neverOne.has(key) &&
        /\{\{(?:count|total)(?:, number)?\}\} \p{L}/u.test(phrase),
    );
    expect(counted.map(([key]) => key)).toEqual([]);
  });

  test('leaves no form to the reader: item(s)', () => {
    const left = phrasesOf(locales[language]).filter(([key, phrase]) => {
      // The person's gender is not known: forms of the State write 'Casado(a)'.
      const isOfPerson = key.startsWith('personalData.maritalStatuses.');
      return !isOfPerson && /\p{L}\((?:s|es|ns|as|os|a|o)\)/u.test(phrase);
    });
    expect(left).toEqual([]);
  });

  test('says of nothing what it says of several, or a sentence of its own', () => {
    const all = new Map(phrasesOf(locales[language]));
    for (const key of all.keys()) {
      if (!key.endsWith('_one') || all.has(key.replace(/_one$/, '_zero'))) continue;
      const several = all.get(key.replace(/_one$/, '_other')) ?? '';
      const values = valuesFor(several, 'x');
      const said = t(key.replace(/_one$/, '') as 'results.count', { ...values, count: 0 });
      const expected = several.replaceAll(/\{\{count(?:, number)?\}\}/g, '0');
      expect(said.startsWith(expected.split('{{', 1)[0] ?? ''), key).toBe(true);
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
