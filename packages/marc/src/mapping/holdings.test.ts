import { expect, test } from 'vitest';
import { civilDate } from './civil-date.ts';
import { describeHoldings, holdingsParent } from './describe-holdings.ts';
import { enumeration } from './enumeration.ts';
import { readStatement } from './holding-statements.ts';
import { recordFromLines } from './record-from-lines.ts';
import { recordKind } from './record-kind.ts';

test('an item of Koha becomes a copy', () => {
  const { copies } = describeHoldings(
    recordFromLines([
      '952   $00$10$70$aCEN$bCEN$cEstante 3$d2016-11-23$hv.2 ex. 1$o869.93 A848d$p95-1155$yL$8G$zDoação. $x interno',
    ]),
  );
  expect(copies).toEqual([
    {
      library: 'CEN',
      barcode: '95-1155',
      callNumber: '869.93 A848d',
      volume: 'v.2',
      tome: '',
      part: '',
      copyNumber: 'ex. 1',
      additionalMaterial: '',
      loanType: 'L',
      collection: 'G',
      location: 'Estante 3',
      status: 'available',
      acquiredOn: '2016-11-23',
      dueOn: '',
      note: 'Doação.',
    },
  ]);
});

test.each([
  ['$01$11', 'withdrawn'],
  ['$00$14', 'lost'],
  ['$00$q2020-01-02', 'on-loan'],
  ['$7-1', 'in-processing'],
  ['$71', 'reference'],
  ['$70', 'available'],
])('952 with %j is %s', (codes, status) => {
  const { copies } = describeHoldings(recordFromLines([`952   $bCEN$p1${codes}`]));
  expect(copies.map((copy) => copy.status)).toEqual([status]);
});

test.each([
  ['$q2026-12-03', '2026-12-03'],
  ['$q2026-12-03 23:59:00', '2026-12-03'],
  ['$q03/12/2026', '2026-12-03'],
  ['$qamanhã', ''],
  // Lost while it was out: nobody expects it.
  ['$11$q2026-12-03', ''],
  ['', ''],
])('952 with %j is expected back on %j', (codes, dueOn) => {
  const { copies } = describeHoldings(recordFromLines([`952   $bCEN$p1${codes}`]));
  expect(copies.map((copy) => copy.dueOn)).toEqual([dueOn]);
});

test('a 952 of another system is no item, and an 852 that only names a place beside items holds nothing', () => {
  const record = recordFromLines([
    '952   $aconferido em 2013',
    '852   $aObras Gerais',
    '952   $bCEN$p1',
  ]);
  expect(describeHoldings(record)).toMatchObject({ holdings: [], copies: [{ barcode: '1' }] });
});

test.each([
  ['$zAvailable', 'available', ''],
  ['$zIn process', 'in-processing', ''],
  ['$zChecked out', 'on-loan', ''],
  ['$xreference$zDoação', 'reference', 'Doação'],
])('852 with a bar code and %j is a copy', (codes, status, note) => {
  const { copies } = describeHoldings(
    recordFromLines([`852 4 $aREDE$bBR1$bBR1$cAcervo$jB 12$gbook$p77${codes}`]),
  );
  expect(copies).toMatchObject([
    {
      library: 'BR1',
      location: 'Acervo',
      callNumber: 'B 12',
      loanType: 'book',
      barcode: '77',
      status,
      note,
    },
  ]);
});

test('textual holdings belong to the 852 before them', () => {
  const record = recordFromLines(
    [
      '004 LIAS1',
      '852 0 $aREDE$bNORTE$cPISO 3$hPR94$i.M43',
      '866  0$a1(1-5); $a2(1-4) $zSala 2',
      '852   $bSUL',
      '867  0$av. 1',
    ],
    'y ',
  );
  expect(recordKind(record)).toBe('holdings');
  expect(holdingsParent(record)).toBe('LIAS1');
  expect(describeHoldings(record).holdings).toEqual([
    {
      library: 'NORTE',
      location: 'PISO 3',
      callNumber: 'PR94 .M43',
      statements: ['1(1-5); 2(1-4)'],
      notes: ['Sala 2'],
    },
    {
      library: 'SUL',
      location: '',
      callNumber: '',
      statements: ['Suplementos: v. 1'],
      notes: [],
    },
  ]);
});

test.each([
  [
    'by their links',
    ['852   $81$bNORTE', '852   $82$bSUL', '866  0$81.1$av. 1-5', '866  0$82.1$av. 6-9'],
    [
      ['NORTE', ['v. 1-5']],
      ['SUL', ['v. 6-9']],
    ],
  ],
  [
    'pieces too, after the place before them',
    [
      '852   $bNORTE',
      '853 2 $81$av.',
      '863  1$81.1$a3',
      '852   $bSUL',
      '853 2 $81$at.',
      '863  1$81.1$a7',
    ],
    [
      ['NORTE', ['v.3']],
      ['SUL', ['t.7']],
    ],
  ],
  [
    'pieces of the one place beside the words of another',
    [
      '852   $81$bNORTE',
      '852   $82$bSUL',
      '853 2 $81$av.',
      '853 2 $82$av.',
      '863  1$81.1$a3',
      '863  1$82.1$a7',
      '866  0$82.1$av. 7-9',
    ],
    [
      ['NORTE', ['v.3']],
      ['SUL', ['v. 7-9']],
    ],
  ],
  [
    'to the places of copies',
    ['852   $bNORTE$p1$zAvailable', '866  0$av. 1', '852   $bSUL$p2', '866  0$av. 2'],
    [
      ['NORTE', ['v. 1']],
      ['SUL', ['v. 2']],
    ],
  ],
  [
    'to the place that is no copy, where there is one',
    ['852   $bNORTE', '852   $bSUL$p2', '866  0$av. 1'],
    [['NORTE', ['v. 1']]],
  ],
])('statements go to their library: %s', (_how, lines, expected) => {
  const { holdings } = describeHoldings(recordFromLines(lines, 'y '));
  expect(holdings.map(({ library, statements }) => [library, statements])).toEqual(expected);
  expect(holdings.flatMap(({ notes }) => notes)).toEqual([]);
});

test('supplements and indexes are named, unless they name themselves', () => {
  const { holdings } = describeHoldings(
    recordFromLines(
      ['852   $bSUL', '866   $av. 1-9', '867   $av. 2', '868   $av. 1-5', '868   $aÍndice geral'],
      'as',
    ),
  );
  const statements = holdings[0]?.statements ?? [];
  expect(statements).toEqual(['v. 1-9', 'Suplementos: v. 2', 'Índices: v. 1-5', 'Índice geral']);
  expect(statements.map(readStatement)).toEqual([
    { kind: null, text: 'v. 1-9' },
    { kind: 'supplement', text: 'v. 2' },
    { kind: 'index', text: 'v. 1-5' },
    { kind: null, text: 'Índice geral' },
  ]);
});

test.each([
  [
    'supplements in words beside volumes by pieces',
    ['853 2 $81$av.', '863  1$81.1$a1-20', '867  0$av. 2'],
    ['v.1-20', 'Suplementos: v. 2'],
  ],
  [
    'volumes in words beside supplements and indexes by pieces',
    [
      '854 2 $81$av.',
      '855 2 $81$av.',
      '865  1$81.1$a5',
      '864  1$81.1$a3',
      '863  1$81.1$a1',
      '866  0$av. 1-9',
    ],
    ['v. 1-9', 'Suplementos: v.3', 'Índices: v.5'],
  ],
  ['pieces beside a note alone', ['853 2 $81$av.', '863  1$81.1$a4', '866  0$zSala 2'], ['v.4']],
])('each kind of holdings is in words or by pieces: %s', (_how, lines, statements) => {
  const { holdings } = describeHoldings(recordFromLines(['852   $bSUL', ...lines], 'y '));
  expect(holdings.map((one) => one.statements)).toEqual([statements]);
});

test('without an 852 the statements are of the library that has the copies', () => {
  const record = recordFromLines(['866  7$a1985; ', '952   $aBC$bBC$p1'], 'as');
  expect(describeHoldings(record).holdings).toMatchObject([
    { library: 'BC', statements: ['1985'] },
  ]);
});

test('enumerated holdings are written with their captions where no text says them', () => {
  const record = recordFromLines(
    [
      '852   $bSUL',
      '853 2 $81$av.$bno.$i(year)$j(month)',
      '863  1$81.1$a3$b2$i1995$j08',
      '863  1$81.2$i1996',
    ],
    'y ',
  );
  expect(describeHoldings(record).holdings[0]?.statements).toEqual(['v.3:no.2 (1995:08)', '1996']);
});

test.each([
  ['v.1', { volume: 'v.1', tome: '', part: '', copyNumber: '' }],
  ['v. 2, t.1 pt. 3', { volume: 'v. 2', tome: 't.1', part: 'pt. 3', copyNumber: '' }],
  ['ex.3', { volume: '', tome: '', part: '', copyNumber: 'ex.3' }],
  ['no. 3 (1998)', { volume: 'no. 3 (1998)', tome: '', part: '', copyNumber: '' }],
  ['1972', { volume: '1972', tome: '', part: '', copyNumber: '' }],
])('the enumeration %j is %j', (text, parts) => {
  expect(enumeration(text, '')).toEqual(parts);
});

test.each([
  ['2016-11-23', '2016-11-23'],
  ['20161123', '2016-11-23'],
  ['2016-11-23 10:00', '2016-11-23'],
  ['15/07/2013', '2013-07-15'],
  ['2013-02-30', ''],
  ['0000-00-00', ''],
  ['julho', ''],
])('the date %j is %j', (written, date) => {
  expect(civilDate(written)).toBe(date);
});
