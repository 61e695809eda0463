import { describe, expect, it } from 'vitest';
import { readSheet, readSheetDay } from './read-sheet.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a sheet', () => {
  const layout = { columns: { usuario: ['usuario', 'login'], nome: ['nome'] }, required: ['nome'] };
  const read = (text: string) =>
    readSheet<'usuario' | 'nome'>(bytesOf(text), { ...layout, required: ['nome'] });

  it('has its columns in any order, by any of their names', () => {
    const sheet = read('NOME ;Outra;Usuário\n Ana ;x;ana');
    if (sheet.kind !== 'rows') throw new Error('no rows');
    expect(sheet.rows.map(({ line, cell }) => [line, cell('usuario'), cell('nome')])).toEqual([
      [2, 'ana', 'Ana'],
    ]);
  });

  it('leaves out a line with more cells than names, and says which', () => {
    const sheet = read('usuario;nome\nana;Ana\nbia;Bia;de mais\ncaio;Caio;;\ndavi');
    if (sheet.kind !== 'rows') throw new Error('no rows');
    expect(sheet.rows.map(({ line, cell }) => [line, cell('nome')])).toEqual([
      [2, 'Ana'],
      [4, 'Caio'],
      [5, ''],
    ]);
    expect(sheet.faults).toEqual([{ line: 3, column: '', reason: 'celulas-demais' }]);
  });

  it('says which column is missing, and when there is nothing', () => {
    const faults = (text: string) => {
      const sheet = read(text);
      return sheet.kind === 'faults' ? sheet.faults : [];
    };
    expect(faults('usuario;x')).toEqual([{ line: 1, column: 'nome', reason: 'coluna-falta' }]);
    expect(faults('')).toEqual([{ line: 1, column: '', reason: 'vazio' }]);
    expect(faults('nome\n\n"Ana\nBia')).toEqual([{ line: 3, column: '', reason: 'aspas' }]);
  });
});

it.each([
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['2026-02-30', null],
  ['30/02/2026', null],
  ['12/31/2026', null],
  ['amanhã', null],
  ['', null],
])('%j is the day %j', (text, day) => {
  expect(readSheetDay(text)).toBe(day);
});
