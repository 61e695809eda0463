import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeHoldings } from './describe-holdings.ts';
import { recordFromLines } from './record-from-lines.ts';

const partsOf = (...lines: string[]) => describeHoldings(recordFromLines(lines, 'y ')).parts;
const monthly = '853 2 $81$av.$bno.$u12$i(year)$j(month)$wm';
const issuesOf = (...pieces: string[]) =>
  partsOf('852   $bSUL', monthly, ...pieces).flatMap(({ issues }) => issues);

test('pieces are issues of a part, with their captions, month and how often they come', () => {
  const parts = partsOf(
    '852   $bSUL$hP 50',
    monthly,
    '863  1$81.1$a3$b2$i1995$j08$p77$zCapa rasgada',
    '863  1$81.2$a3$b3$i1995$j09/10$zEncadernado',
  );
  expect(parts).toMatchObject([
    { kind: 'basic', library: 'SUL', callNumber: 'P 50', name: '', frequency: 'm' },
  ]);
  expect(parts[0]?.issues).toEqual([
    {
      year: 1995,
      lastYear: 1995,
      month: 8,
      day: null,
      designation: 'v.3:no.2 (1995:08)',
      volume: 'v.3',
      number: 'no.2',
      state: 'received',
      barcode: '77',
      note: 'Capa rasgada',
    },
    expect.objectContaining({ month: 9, state: 'bound', note: '' }),
  ]);
});

test.each([
  ['Reclamado em 2020', 'claimed'],
  ['Falta', 'missing'],
  ['Missing', 'missing'],
  ['Esperado', 'expected'],
  ['Encuadernado', 'bound'],
  ['Com anexo', 'received'],
])('the note %j makes it %s', (note, state) => {
  expect(issuesOf(`863  1$81.1$a1$b1$i2020$z${note}`)).toMatchObject([{ state }]);
});

test('a run of numbers within a year is unfolded, with its months where there is one for each', () => {
  const issues = issuesOf('863  0$81.1$a3$b1-12$i1995$j01-12');
  expect(issues).toHaveLength(12);
  expect(issues.at(-1)).toMatchObject({
    number: 'no.12',
    month: 12,
    designation: 'v.3:no.12 (1995:12)',
  });
  expect(issuesOf('863  0$81.1$a3$b1-6$i1995')[5]).toMatchObject({ number: 'no.6', month: null });
});

test.each([
  ['$a1-12$i1990-2001', 1990, 2001],
  ['$a1-$i1990-', 1990, null],
  ['$a5$i1995/96', 1995, 1996],
  ['$a5$i1999/2000', 1999, 2000],
])('what is told of several years, %s, stays one run', (codes, year, lastYear) => {
  expect(issuesOf(`863  0$81.1${codes}`)).toMatchObject([{ year, lastYear, month: null }]);
});

test('what lies in a gap of a year is missing', () => {
  const issues = issuesOf(
    '863  1$81.1$a3$b2$i1995$wg',
    '863  1$81.2$a3$b5$i1995',
    '863  1$81.3$a3$b9$i1995',
  );
  expect(issues.map(({ number, state }) => [number, state])).toEqual([
    ['no.2', 'received'],
    ['no.3', 'missing'],
    ['no.4', 'missing'],
    ['no.5', 'received'],
    ['no.9', 'received'],
  ]);
});

test('supplements and indexes are parts of their own; what was never published is none', () => {
  const parts = partsOf(
    '852   $bSUL',
    monthly,
    '854 2 $82$aSupl.$i(year)$oSuplemento cultural',
    '855 2 $83$aÍndice$i(year)',
    '863  1$81.1$a1$b1$i2001$j01',
    '863  4$81.2$a1$b2$i2001$j02',
    '864  1$82.1$a1$i2001',
    '865  1$83.1$a1-5$i2001-2005',
  );
  expect(parts.map(({ kind, name, issues }) => [kind, name, issues.length])).toEqual([
    ['basic', '', 1],
    ['supplement', 'Suplemento cultural', 1],
    ['index', '', 1],
  ]);
});

test('each piece is of the library whose link it has, else of the one before it', () => {
  const linked = partsOf(
    '852   $81$bSUL',
    '852   $82$bNORTE',
    '863  1$81.1$a1$i2001',
    '863  1$82.1$a2$i2002',
  );
  expect(linked.map(({ library }) => library)).toEqual(['SUL', 'NORTE']);
  const following = partsOf('852   $bSUL', '863  1$a1$i2001', '852   $bNORTE', '863  1$a2$i2002');
  expect(following.map(({ library }) => library)).toEqual(['SUL', 'NORTE']);
});

test('dates in place of an enumeration are dates; without a year there is no issue', () => {
  expect(
    partsOf('852   $bSUL', '853   $81$a(year)$b(month)$c(day)', '863  1$81.1$a2003$b05$c17')[0]
      ?.issues,
  ).toMatchObject([{ year: 2003, month: 5, day: 17, volume: '', number: '' }]);
  expect(partsOf('852   $bSUL', '863  1$a3$b2')).toEqual([]);
});

test('whatever stands in the pieces, years and months are such', () => {
  const text = fc.oneof(
    fc.stringMatching(/^[\d/ -]{0,9}$/),
    fc.constantFrom('1-99999', '1990-', 'jan.', '24', '2001/02', '0000', '9999-0001'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text, text), { maxLength: 5 }), (rows) => {
      const pieces = rows.map(([a, b, i, j]) => `863  1$81.1$a${a}$b${b}$i${i}$j${j}$wg`);
      for (const { year, lastYear, month } of issuesOf(...pieces)) {
        expect(year).toBeGreaterThan(0);
        expect(lastYear ?? year).toBeGreaterThanOrEqual(year);
        expect(month ?? 1).toBeGreaterThanOrEqual(1);
        expect(month ?? 12).toBeLessThanOrEqual(12);
      }
    }),
  );
});
