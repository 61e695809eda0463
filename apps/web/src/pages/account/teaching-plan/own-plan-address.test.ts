import { expect, test } from 'vitest';
import { choiceHref, readChoice, readTerm } from './own-plan-address.ts';

const path = '/meupergamum/plano-ensino';

test.each([
  ['', ''],
  ['?ano=2026&semestre=1', '?ano=2026&semestre=1'],
  ['?semestre=1&recorte=curso&pagina=3&ano=2026', '?ano=2026&semestre=1&recorte=curso&pagina=3'],
  ['?disciplina=LET%20101', '?disciplina=LET+101'],
  // Half a term, and values that are not offered.
  ['?ano=2026', ''],
  ['?ano=26&semestre=3', ''],
  ['?recorte=todos&pagina=-1&disciplina=+', ''],
  ['?pagina=1e99', ''],
])('%j is read, and written as %j', (asked, written) => {
  expect(choiceHref(readChoice(new URLSearchParams(asked)))).toBe(`${path}${written}`);
});

test.each(['', '2026', '2026/3', '2026/', 'x/1', '12026/1'])('%j is no term', (text) => {
  expect(readTerm(text)).toBeNull();
});
