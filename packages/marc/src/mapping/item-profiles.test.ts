import { describe, expect, test } from 'vitest';
import { describeHoldings, itemProfilesOf } from './describe-holdings.ts';
import { recordFromLines } from './record-from-lines.ts';

const items = {
  koha: '952   $aBC$bBC$p123$o869 A$yBK',
  symphony: '949   $a869 A$wLC$c2$i123$kCHECKEDOUT$lSTACKS$mBC$tBOOK',
  sierra: '945   $a869 A$g2$i123$lBC$so$t1$y.i10001',
  aleph: 'Z30 1 $1BC$2GEN$3869 A$5123$FBOOK',
  alma: 'AVA   $bBC$cStacks$d869 A$eunavailable$f2',
} as const;

const record = (...lines: string[]) => recordFromLines(['245 10$aIracema', ...lines]);

test.each(Object.entries(items))('an item of %s is told by its field', (name, line) => {
  expect(itemProfilesOf(record(line))).toEqual([[name, 1]]);
  const [copy] = describeHoldings(record(line)).copies;
  expect(copy).toMatchObject({
    library: 'BC',
    callNumber: '869 A',
    barcode: name === 'alma' ? '' : '123',
  });
});

test.each([
  ['symphony', 'on-loan'],
  ['sierra', 'reference'],
  ['alma', 'on-loan'],
  ['aleph', 'available'],
] as const)('the state of an item of %s', (name, status) => {
  expect(describeHoldings(record(items[name])).copies[0]?.status).toBe(status);
});

describe('what is none', () => {
  test.each([
    '952   $aDoação da família, 1998$bver processo no arquivo$oEst. 3',
    '952   $aNota local',
    '949   $aLocal',
    '945   $aSéries$lrara',
    '999   $c12$d12',
  ])('%s makes no copy', (line) => {
    expect(describeHoldings(record(line)).copies).toEqual([]);
  });
});

test('a profile that is named is the only one', () => {
  const both = record(items.koha, items.symphony);
  expect(describeHoldings(both, 'symphony').copies).toHaveLength(1);
  expect(describeHoldings(both, 'none').copies).toEqual([]);
});
