import { isLong } from '@estante/test-support/is-long';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { locales } from './index.ts';
import { createTranslator, formatDate, formatMoment, formatMoney, isDay } from './translator.ts';

test.each([
  // Three hours behind, and so a day before.
  ['2026-03-11T01:30:00.000Z', 'pt', /^10 de mar\. de 2026, 22:30$/],
  ['2026-03-11T01:30:00.000Z', 'en', /^Mar 10, 2026, 10:30\sPM$/],
  ['2026-03-11T01:30:00.000Z', 'es', /^10 mar 2026, 22:30$/],
  // Two hours behind, in a summer in which clocks were put forward.
  ['2018-12-01T12:00:00.000Z', 'pt', /10:00$/],
])('%s is told by the clock of the libraries (%s)', (moment, language, expected) => {
  expect(formatMoment(moment, language)).toMatch(expected);
});

test.each([
  [123_456, 'pt', /^R\$\s1\.234,56$/],
  [123_456, 'en', /^R\$1,234\.56$/],
  [123_456, 'es', /^R\$\s1\.234,56$/],
  [-500, 'es', /^-R\$\s5,00$/],
  [5, 'pt', /^R\$\s0,05$/],
  [-1000, 'pt', /^-R\$\s10,00$/],
])('%d centavos are written in %s', (centavos, language, expected) => {
  expect(formatMoney(centavos, language)).toMatch(expected);
});

test.each([
  ['2026-01-01', 'pt', '1 de jan. de 2026'],
  ['2026-01-01', 'en', 'Jan 1, 2026'],
  ['2026-01-01', 'es', '1 ene 2026'],
  ['1998-02', 'pt', 'fevereiro de 1998'],
  ['1998', 'pt', '1998'],
  ['2026-02-30', 'pt', '30/02/2026'],
  ['2026-02-30', 'es', '30/02/2026'],
  ['2026-02-30', 'en', '2026-02-30'],
  ['1998-13', 'pt', '13/1998'],
  ['ontem', 'pt', 'ontem'],
])('the date %j is written in %s as %j', (date, language, expected) => {
  expect(formatDate(date, language)).toBe(expected);
});

test.each([
  ['pt', 'A data final, 1 de jan. de 2026, é anterior à inicial, 2 de fev. de 2026.'],
  ['en', 'The last date, Jan 1, 2026, comes before the first, Feb 2, 2026.'],
  ['es', 'La fecha final, 1 ene 2026, es anterior a la inicial, 2 feb 2026.'],
] as const)('days the wrong way round are told as people write them (%s)', (language, expected) => {
  const t = createTranslator(language, () => locales[language]);
  const days = { data_ini: '2026-02-02', data_fim: '2026-01-01' };
  expect(t('errors.DatasInvertidas', days)).toBe(expected);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-40', false],
  ['2026-04-31', false],
  ['1998', false],
  ['', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['A caldeira quebrou.', 'A caldeira quebrou'],
  [' (A caldeira quebrou.)', ' (A caldeira quebrou)'],
  ['Sem ponto', 'Sem ponto'],
  ['E agora...', 'E agora...'],
  ['v1.2', 'v1.2'],
])('%j ends within a sentence as %j', (reason, said) => {
  const t = createTranslator('pt', () => ({ product: 'Fechado: {{reason, clause}}|' }));
  expect(t('product', { reason })).toBe(`Fechado: ${said}|`);
});

test.each([
  ['Preencha um e-mail válido!', 'Confira: Preencha um e-mail válido!'],
  ['Este dia não existe.', 'Confira: Este dia não existe.'],
])('a sentence that ends in %j has no other end', (told, said) => {
  const t = createTranslator('pt', () => ({ product: 'Confira: {{told, clause}}.' }));
  expect(t('product', { told })).toBe(said);
});

test.each([
  ['pt', {}, '0 itens'],
  ['en', {}, '0 itens'],
  ['es', {}, '0 itens'],
  ['pt', { product_zero: 'Nenhum item' }, 'Nenhum item'],
])('nothing is counted in words of its own, or as several (%s, %o)', (language, own, said) => {
  const phrases = { product_one: '{{count}} item', product_other: '{{count}} itens', ...own };
  const t = createTranslator(language, () => phrases);
  expect(t('product', { count: 0 })).toBe(said);
});

test.each([
  ['pt', 'Guardado na Biblioteca Central, a caminho do Instituto de Física.'],
  ['es', 'Guardado en la Biblioteca Central, a caminho del Instituto de Física.'],
  ['en', 'Guardado at Biblioteca Central, a caminho of Instituto de Física.'],
])('the name of a library stands with its article (%s)', (language, said) => {
  const product = 'Guardado {{here, at}}, a caminho {{there, of}}.';
  const t = createTranslator(language, () => ({ product }));
  const libraries = { here: 'Biblioteca Central', there: 'Instituto de Física' };
  expect(t('product', libraries)).toBe(said);
});

/** Makes i18next itself a translator of the same phrases. Formats of values are ours, and left out. */
function oracle(language: string, phrases: object): (key: string, values: object) => string {
  const instance = createInstance();
  void instance.init({
    interpolation: { escapeValue: false },
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: phrases } },
  });
  return instance.t as unknown as (key: string, values: object) => string;
}

const withoutFormats = (phrases: object): object =>
  JSON.parse(JSON.stringify(phrases).replaceAll(/(\{\{\w+), \w+(?=\}\})/g, '$1')) as object;

function keysOf(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) {
      // A sentence that counts is asked for without its form.
      return [prefix + name, prefix + name.replace(/_(?:zero|one|many|other)$/, '')];
    }
    return keysOf(value, `${prefix}${name}.`);
  });
}

describe.each(Object.entries(locales))('in %s, as i18next does', (language, own) => {
  const phrases = withoutFormats(own);
  const translate = createTranslator(language, () => phrases);
  const t = (key: string, values: object) => translate(key as 'product', { ...values });
  const expected = oracle(language, phrases);
  const names = [...new Set(JSON.stringify(own).match(/(?<=\{\{)\w+/g))];

  test.each(isLong ? [1, 2, 21, 1_000_000] : [1, 2])('every phrase, for %d', (count) => {
    const values = { ...Object.fromEntries(names.map((name) => [name, `<${name} $& $1>`])), count };
    for (const key of new Set(keysOf(own))) expect(t(key, values)).toBe(expected(key, values));
  });

  test.each([
    ['errors.NaoHaTal', { defaultValue: 'do servidor' }],
    ['errors.NaoHaTal', { defaultValue: '' }],
    ['errors.NaoHaTal', {}],
    ['errors', { defaultValue: 'do servidor' }],
    ['errors.constructor', {}],
    ['errors.ACESSO_BLOQUEADO', { context: 'balcao' }],
    ['errors.ACESSO_BLOQUEADO', { context: 'nenhum' }],
    ['product', { defaultValue: 'do servidor' }],
  ])('%s with %j', (key, values) => {
    const said = expected(key, values);
    // A group is no phrase: i18next says so in words of its own.
    expect(t(key, values)).toBe(key === 'errors' ? 'do servidor' : said);
  });
});
