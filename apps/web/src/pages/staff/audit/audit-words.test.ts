import { changeableFields, listsOfPage, shapeOf, textSections } from '@estante/contract/plain';
import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { areaWord, changedWords, fieldWord } from './audit-words.ts';

const t = translatorFor('pt');

test('a changed field is told in words, whoever may change it', () => {
  const fields = [...changeableFields, 'nome', 'telefone', 'observacao', 'email', 'receber_email'];
  const bare = fields.filter((field) => fieldWord(field, t) === field);
  expect(bare).toEqual([]);
  expect(fieldWord('receber_email', t)).toBe('Receber por e-mail os avisos da biblioteca');
});

test.each([
  ['settings', 'Configurações'],
  ['lists', 'Listas'],
  ['lists/colecao', 'Listas: Coleções'],
  ['loan-rules', 'Regras de empréstimo'],
  ['patron-categories', 'Categorias de leitores'],
  ...textSections.map((section) => [
    `texts/${section}`,
    `Textos: ${t(`edit.sections.${section}`)}`,
  ]),
])('%s is told as the page that changes it', (area, told) => {
  expect(areaWord(area, t)).toBe(told);
});

const changed = (area: string, campos: string[]) =>
  changedWords({ ...row, tipo: 'institution-changed', area, campos }, t);
const row = {
  em: '2026-03-10T12:00:00Z',
  quem: null,
  usuario: null,
  de_quem: null,
  ato: null,
  de_que: '',
  justificativa: '',
  valor_centavos: null,
  vezes: null,
  pessoas: null,
} as const;

test('a changed setting is told as its page calls it, under its heading', () => {
  expect(changed('settings', ['nome', 'auto_biblioteca'])).toEqual([
    'Instituição: Nome',
    'Autoatendimento: Biblioteca',
  ]);
});

test('what was changed of an entry of a list is told by its fields', () => {
  for (const list of Object.values(listsOfPage).flat()) {
    const fields = shapeOf(list).fields.map(({ name }) => name);
    expect(changed(`lists/${list}`, fields).filter((word, at) => word === fields[at])).toEqual([]);
  }
  expect(changed('loan-rules', ['regras'])).toEqual([]);
});
