import { textSections, changeableFields } from '@estante/contract/plain';
import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { areaWord, fieldWord } from './audit-words.ts';

const t = translatorFor('pt');

test('a changed field is told in words, whoever may change it', () => {
  const fields = [...changeableFields, 'nome', 'telefone', 'observacao', 'email', 'receber_email'];
  const bare = fields.filter((field) => fieldWord(field, t) === field);
  expect(bare).toEqual([]);
  expect(fieldWord('receber_email', t)).toBe('Receber por e-mail os avisos da biblioteca');
});

test.each([
  ['settings', 'Configurações'],
  ['loan-rules', 'Regras de empréstimo'],
  ['patron-categories', 'Categorias de leitores'],
  ...textSections.map((section) => [
    `texts/${section}`,
    `Textos: ${t(`edit.sections.${section}`)}`,
  ]),
])('%s is told as the page that changes it', (area, told) => {
  expect(areaWord(area, t)).toBe(told);
});
