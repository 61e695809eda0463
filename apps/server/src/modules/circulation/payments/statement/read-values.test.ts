import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsvLines } from './read-csv-lines.ts';
import { readStatement } from './read-statement.ts';
import { readAmount, readDay } from './read-values.ts';
import { StatementError } from './statement-line.ts';

test.each([
  ['10', 1000],
  ['10.5', 1050],
  ['-10,05', -1005],
  ['+0.01', 1],
  ['R$ 1.234,56', 123_456],
  ['1.234.567,89', 123_456_789],
  ['1234567,8', 123_456_780],
  ['1,234.56', 123_456],
  ['1,234,567.89', 123_456_789],
  ['(5,00)', -500],
  ['(R$ 1.234,56)', -123_456],
  ['5,00-', -500],
  ['5,00 D', -500],
  ['1.234,56c', 123_456],
  ['-5,00 D', -500],
  ['0,00 D', 0],
  ['(5,00', null],
  ['5,00 X', null],
  ['', null],
  ['1,234,56', null],
  ['1.23.4', null],
  ['abc', null],
  ['1e3', null],
  ['9'.repeat(12), null],
])('the amount %s is %s', (text, expected) => {
  expect(readAmount(text)).toBe(expected);
});

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-09T10:00:00', '2026-03-09'],
  ['09/03/2026', '2026-03-09'],
  ['20260309', '2026-03-09'],
  ['20260309120000[-3:BRT]', '2026-03-09'],
  ['2026-02-30', null],
  ['0000-01-01', null],
  ['9/3/2026', null],
  ['', null],
])('the day %s is %s', (text, expected) => {
  expect(readDay(text)).toBe(expected);
});

test('any amount written as in Brazil is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => {
      const written = (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
      expect(readAmount(written)).toBe(centavos);
    }),
  );
});

test('cells with any signs come out of a CSV as they went in', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', ',', ' ', 'ç') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (memos) => {
      const rows = memos.map((memo) => `2026-03-09;1,00;"${memo.replaceAll('"', '""')}"`);
      const read = readCsvLines(['data;valor;descricao', ...rows].join('\n'));
      expect(read.map(({ memo }) => memo)).toEqual(memos.map((memo) => memo.trim()));
      expect(new Set(read.map(({ bankNumber }) => bankNumber)).size).toBe(memos.length);
    }),
  );
});

test('whatever the bytes are, a file is read or refused by its line', () => {
  const words = fc.constantFrom(
    '<OFX>',
    '<STMTTRN>',
    '</STMTTRN>',
    '<FITID>1',
    '<',
    '>',
    '&x;',
    '"',
    '\n',
    'data;valor',
    '<!',
    'ç',
  );
  const files = fc.oneof(
    fc.uint8Array(),
    fc.array(words).map((some) => Buffer.from(some.join(''))),
  );
  fc.assert(
    fc.property(files, (bytes) => {
      try {
        readStatement(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(StatementError);
      }
    }),
  );
});
