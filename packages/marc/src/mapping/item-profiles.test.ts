import { describe, expect, test } from 'vitest';
import { describeHoldings, itemProfilesOf } from './describe-holdings.ts';
import { recordFromLines } from './record-from-lines.ts';

const items = {
  koha: ['952   $aBC$bBC$p123$o869 A$yBK'],
  symphony: ['949   $a869 A$wLC$c2$i123$kCHECKEDOUT$lSTACKS$mBC$tBOOK'],
  sierra: ['945   $a869 A$g2$i123$lBC$so$t1$y.i10001'],
  aleph: ['Z30 1 $1BC$2GEN$3869 A$5123$FBOOK'],
  alma: ['AVA   $bBC$cStacks$d869 A$eunavailable$f2'],
  pergamum: ['040   $aBR-RcUF$bpor', '949   $bBC$p00123$tEx. 2$sEmprestado'],
  marc: ['852   $bBC$cStacks$h869$iA', '876   $p123$jLost$t2'],
} as const;

const record = (...lines: string[]) => recordFromLines(['245 10$aIracema', ...lines]);

test.each(Object.entries(items))('an item of %s is told by its field', (name, lines) => {
  expect(itemProfilesOf(record(...lines, '090   $a869$bA'))).toEqual([[name, 1]]);
  const [copy] = describeHoldings(record(...lines, '090   $a869$bA')).copies;
  expect(copy).toMatchObject({
    library: 'BC',
    callNumber: '869 A',
    barcode: name === 'alma' ? '' : name === 'pergamum' ? '00123' : '123',
  });
});

test.each([
  ['symphony', 'on-loan'],
  ['sierra', 'reference'],
  ['alma', 'on-loan'],
  ['aleph', 'available'],
  ['pergamum', 'on-loan'],
  ['marc', 'lost'],
] as const)('the state of an item of %s', (name, status) => {
  expect(describeHoldings(record(...items[name])).copies[0]?.status).toBe(status);
});

describe('what is none', () => {
  test.each([
    '952   $aDoação da família, 1998$bver processo no arquivo$oEst. 3',
    '952   $aNota local',
    '949   $aLocal',
    '949   $aLocal$pdoado',
    '949   $ah$bHUM$cSTACK$p39080028445614$hPR4034',
    '945   $aSéries$lrara',
    '999   $c12$d12',
    '876   $aRetirado$zNota',
    'ITM   $dMAIN$esem número',
    'AVE   $bBC$cStacks$eAvailable',
    'AVD   $bBC$cStacks$eRepositório',
  ])('%s makes no copy', (line) => {
    expect(describeHoldings(record(line)).copies).toEqual([]);
  });
});

test('what was supposed of Pergamum is not told by records of others, but may be named', () => {
  const other = record('949   $bHUM$p39080028445614$hPR4034');
  expect(itemProfilesOf(other)).toEqual([]);
  expect(describeHoldings(other, 'pergamum').copies).toMatchObject([
    { library: 'HUM', barcode: '39080028445614', callNumber: 'PR4034' },
  ]);
});

test('a profile that is named is the only one', () => {
  const both = record(...items.koha, ...items.symphony);
  expect(describeHoldings(both, 'symphony').copies).toHaveLength(1);
  expect(describeHoldings(both, 'none').copies).toEqual([]);
});

describe('Alma', () => {
  test('an item that was published goes before what is said of its holding', () => {
    const published = record(
      'AVA   $bMAIN$cStacks$d869 A$eavailable$f2',
      'HLD 0 $bMAIN$cstacks$h869$iA$8226026380000541',
      'ITM   $8232602638$9390001$b1$d MAIN$estacks$fLAW$gres$i869 A v.2$cv.2$q2017-06-20 13:38:20$tBOOK',
      'ITM   $8232602639$9390002$b0$uLOST_LOAN$dMAIN$estacks$i869 A$tBOOK',
      'ITM   $8232602640$9390003$b0$uLOAN$dMAIN$estacks$i869 A$p2026-12-01',
    );
    const { copies, holdings } = describeHoldings(published);
    expect(
      copies.map(({ barcode, library, status, dueOn }) => [barcode, library, status, dueOn]),
    ).toEqual([
      ['390001', 'LAW', 'available', ''],
      ['390002', 'MAIN', 'lost', ''],
      ['390003', 'MAIN', 'on-loan', '2026-12-01'],
    ]);
    expect(copies[0]).toMatchObject({
      volume: 'v.2',
      location: 'res',
      callNumber: '869 A v.2',
      acquiredOn: '2017-06-20',
      loanType: 'BOOK',
    });
    expect(holdings).toMatchObject([{ library: 'MAIN', location: 'stacks', callNumber: '869 A' }]);
  });

  test('an item is in the holding whose number it bears', () => {
    const linked = record(
      '852 0 $bmarquand$cpj$hN5$i.A1$8101',
      '852 0 $blewis$cstacks$hQD411$i.S65$8102',
      '876   $0102$a9$d2022-08-16$j1$p32101$t2$ylewis$zres',
      '876   $0101$a8$j0$p32102',
    );
    expect(itemProfilesOf(linked)).toEqual([['alma', 2]]);
    expect(describeHoldings(linked).copies).toMatchObject([
      {
        library: 'lewis',
        location: 'res',
        callNumber: 'QD411 .S65',
        barcode: '32101',
        copyNumber: '2',
        status: 'available',
        acquiredOn: '2022-08-16',
      },
      { library: 'marquand', location: 'pj', callNumber: 'N5 .A1', status: 'on-loan' },
    ]);
  });
});

test('items of MARC 21 Holdings are in the 852 of their link, else in the one before them', () => {
  const linked = record(
    '852   $81$bNorte$h1',
    '852   $82$bSul$h2',
    '876   $81.1$p11',
    '877   $82.1$p22',
    '876   $p23',
  );
  expect(describeHoldings(linked).copies.map(({ barcode, library }) => [barcode, library])).toEqual(
    [
      ['11', 'Norte'],
      ['23', 'Sul'],
      ['22', 'Sul'],
    ],
  );
});

test('a copy that both 852 and the item field tell of is one', () => {
  const both = record('852   $aUSP$bBC$h869$p123', '876   $p123');
  expect(describeHoldings(both).copies).toHaveLength(1);
});
