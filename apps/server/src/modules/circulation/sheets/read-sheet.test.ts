import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSheet, readCsv } from './read-csv.ts';
import { readSheet, readSheetDay } from './read-sheet.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const cells = (text: string) => readCsv(text).map((row) => row.cells);

describe('CSV', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a;b\n"x;y";"diz ""oi"""',
      [
        ['a', 'b'],
        ['x;y', 'diz "oi"'],
      ],
    ],
    [
      'a;b\n\n;\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['', []],
  ])('%j is read', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('knows the line on which a row begins, also after one of several lines', () => {
    const rows = readCsv('a;b\n"um\ndois";x\n\n3;4');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('reads back what was written, whatever it holds', () => {
    const cell = fc.string().map((text) => text.replaceAll(/[\0\r]/g, ''));
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ['k;v', ...rows.map((row) => row.map(quoted).join(';'))].join('\r\n');
        const filled = rows.filter((row) => row.some((one) => one.trim() !== ''));
        expect(cells(text)).toEqual([['k', 'v'], ...filled]);
      }),
    );
  });

  it('is UTF-8, with its mark or without, else Latin-1', () => {
    expect(decodeSheet(bytesOf('\uFEFFJoão'))).toBe('João');
    expect(decodeSheet(Buffer.from('João', 'latin1'))).toBe('João');
  });
});

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

  it('says which column is missing, and when there is nothing', () => {
    const faults = (text: string) => {
      const sheet = read(text);
      return sheet.kind === 'faults' ? sheet.faults : [];
    };
    expect(faults('usuario;x')).toEqual([{ line: 1, column: 'nome', reason: 'coluna-falta' }]);
    expect(faults('')).toEqual([{ line: 1, column: '', reason: 'vazio' }]);
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
