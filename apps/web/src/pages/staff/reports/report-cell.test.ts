import { expect, test } from 'vitest';
import { cellWords, type ShownColumn } from './report-cell.ts';

const column = (tipo: ShownColumn['tipo']): ShownColumn => ({ titulo: 'Coluna', tipo });

test.each([
  ['2001-09-11', 'titulo', '2001-09-11'],
  ['2001-09-11', 'texto', '2001-09-11'],
  ['1999-12', 'texto', '1999-12'],
  ['2001-09-11', 'dia', '11 de set. de 2001'],
  ['2001-09', 'mes', 'setembro de 2001'],
  [1234, 'numero', '1.234'],
  [700, 'dinheiro', 'R$\u{a0}7,00'],
] as const)('%j in a column of %s reads %j', (value, tipo, words) => {
  expect(cellWords(value, column(tipo), 'pt')).toBe(words);
});
