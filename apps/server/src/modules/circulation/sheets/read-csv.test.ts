import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeSheet, readCsv, type CsvRow } from './read-csv.ts';

function rowsOf(text: string): readonly CsvRow[] {
  const read = readCsv(text);
  if (read.kind !== 'rows') throw new Error(`quotes at line ${read.line}`);
  return read.rows;
}
const cells = (text: string) => rowsOf(text).map((row) => row.cells);

const two = [
  ['a', 'b'],
  ['1', '2'],
];

it.each([
  ['a,b\n1,2\n', two],
  ['a\tb\n1\t2', two],
  ['\uFEFFa;b\r\n1;2\r\n', two],
  ['a;b\r1;2\r', two],
  ['\n a ; b \n 1 ; "2" ', two],
  ['a;b\n\n;\n"";" "\n1;2', two],
  ['a;b\0\n1;2', two],
  [
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    '"a, b, c";d\n"x;y";"diz ""oi"""',
    [
      ['a, b, c', 'd'],
      ['x;y', 'diz "oi"'],
    ],
  ],
  ['', []],
  ['\r\n \r\n', []],
])('%j is read', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

it.each([
  ['a;b\n"x;1\n2;3\n', 2],
  ['a;b\r\n1;2\r\n\r\n\r\n3;"x\r\ny', 5],
  ['"a;b', 1],
  ['a;b\n1;"x"y\n', 2],
  ['a;b\r\n"um\r\ndois";2\r\n1;x"y"', 4],
])('of %j the line of the quotes is told', (text, line) => {
  expect(readCsv(text)).toEqual({ kind: 'quotes', line });
});

it('knows a row with more cells than the first; blank ones are none, and fewer are no matter', () => {
  const rows = rowsOf('a;b\n1;2\n1;2;3\n1;2;;\n1');
  expect(rows.map(({ line, isTooLong }) => [line, isTooLong])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [5, false],
  ]);
});

const cell = fc.string({ unit: fc.constantFrom('a', 'ç', '"', ';', ',', '\t', '\n', ' ', '€') });

it('reads back what was written, and the line on which each row begins', () => {
  const table = fc.array(
    fc.tuple(
      cell,
      cell.map((text) => `${text}z`),
    ),
    { minLength: 1, maxLength: 6 },
  );
  const signs = fc.tuple(fc.constantFrom(';', ',', '\t'), fc.constantFrom('\n', '\r\n'));
  fc.assert(
    fc.property(table, signs, fc.array(fc.boolean()), (rows, [separator, end], blanks) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const written = rows.map(
        (row, at) => (blanks[at] ? '\n' : '') + row.map(quoted).join(separator),
      );
      const text = [`k${separator}v`, ...written].join('\n');
      const read = rowsOf(text.replaceAll('\n', end));
      expect(read.map((row) => row.cells)).toEqual([['k', 'v'], ...rows]);
      const lines = text.split('\n');
      for (const {
        line,
        cells: [first = ''],
      } of read.slice(1)) {
        expect(lines[line - 1]?.startsWith(quoted(first).split('\n')[0] ?? '')).toBe(true);
      }
    }),
  );
});

it('reads any text, or tells a line that it has', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '"', ';', ',', '\n', '\r', '\t', ' ', '\0'),
  });
  fc.assert(
    fc.property(text, (any) => {
      const read = readCsv(any);
      const last = any.split(/\r\n?|\n/).length;
      const lines = read.kind === 'rows' ? read.rows.map(({ line }) => line) : [read.line];
      for (const line of lines) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(last);
      }
    }),
    { numRuns: 1000 },
  );
});

it('is UTF-8, with its mark or without, else Latin-1', () => {
  expect(decodeSheet(new TextEncoder().encode('\uFEFFJoão'))).toBe('João');
  expect(decodeSheet(Buffer.from('João', 'latin1'))).toBe('João');
});
