import { expect, test } from 'vitest';
import { createTranslator, formatMoment, formatMoney } from './translator.ts';

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
  [123_456, 'es', /^1\.234,56\sR\$$/],
  [5, 'pt', /^R\$\s0,05$/],
  [-1000, 'pt', /^-R\$\s10,00$/],
])('%d centavos are written in %s', (centavos, language, expected) => {
  expect(formatMoney(centavos, language)).toMatch(expected);
});

test.each([
  ['A caldeira quebrou.', 'A caldeira quebrou'],
  [' (A caldeira quebrou.)', ' (A caldeira quebrou)'],
  ['Sem ponto', 'Sem ponto'],
  ['E agora...', 'E agora...'],
  ['v1.2', 'v1.2'],
])('%j ends within a sentence as %j', (reason, said) => {
  const t = createTranslator('pt', { product: 'Fechado: {{reason, clause}}|' });
  expect(t('product', { reason })).toBe(`Fechado: ${said}|`);
});
