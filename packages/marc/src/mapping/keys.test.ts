import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from '../area.ts';
import { callNumber } from './call-number.ts';
import { describeTitle } from './describe-title.ts';
import { headingKey } from './heading-key.ts';
import { recordFromLines } from './record-from-lines.ts';
import { titleKey } from './title-key.ts';

test.each([
  ['Assis, Machado de, 1839-1908.', 'assis machado de 1839 1908'],
  ['AÇÃO  e Reações!', 'acao e reacoes'],
  ["Copo d'água", 'copo dagua'],
  ['Ильич', 'ильич'],
  ['兒童心理篇 /', '兒童心理篇'],
  ['が', 'が'],
  ['한국', '한국'],
  ['C++ (Linguagem)', 'c++ linguagem'],
  ['C# + Java', 'c# java'],
  ['Straße, Łódź, Kœchlin', 'strasse lodz koechlin'],
])('the key of %j is %j', (text, key) => {
  expect(headingKey(text)).toBe(key);
});

test('the key of a key is the key itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const key = headingKey(text);
      expect(headingKey(key)).toBe(key);
      expect(key).toBe(key.trim().normalize('NFC'));
    }),
  );
});

test('a text of Latin letters and of signs of print has the same key beside a sign of another block', () => {
  const latin = fc
    .oneof(fc.integer({ min: 0, max: 0x24f }), fc.integer({ min: 0x2010, max: 0x2027 }))
    .map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit: latin }), (text) => {
      // The modifier letter vanishes, but only the way for every script knows it.
      expect(headingKey(text)).toBe(headingKey(`${text}\u02b9`));
    }),
    { numRuns: 2000 },
  );
});

test('records of one edition have the same key whatever their ISBN looks like', () => {
  const one = recordFromLines([
    '020   $a85-7001-512-7',
    '245 10$aA ponte :$bestudo',
    '260   $c1988',
  ]);
  const other = recordFromLines([
    '020   $a9788570015129 (broch.)',
    '245 00$aA PONTE.',
    '260   $cc1988.',
  ]);
  expect(titleKey(describeTitle(one))).toBe('9788570015129|a ponte|1988');
  expect(titleKey(describeTitle(other))).toBe(titleKey(describeTitle(one)));
});

test.each([
  [['082 04$a869.93', '090   $a869.93$bA848d'], '869.93 A848d'],
  [['082 04$a305.42/05$221', '092   $aVI-226,7,9'], '305.4205'],
  [['080 0 $a519.66', '084   $aS656'], '519.66 S656'],
  [['050 00$aQA76$b.I547 1983'], 'QA76 .I547 1983'],
  [['090   $aR 030', '082 04$a030'], 'R 030'],
  [['952   $bBC$p1$oTD 12'], 'TD 12'],
  [['099   $aA$a1803$a.P33'], 'A 1803 .P33'],
  [['245 10$aSem número'], ''],
])('the call number of %j is %j', (lines, shown) => {
  expect(callNumber(describeTitle(recordFromLines(lines)))).toBe(shown);
});

test.each([
  [['090   $aR 030$bB862'], 'ddc:0'],
  [['090   $aF 869.3$bA848d'], 'ddc:8'],
  [['090   $aT 82-31'], 'udc:8'],
  [['090   $aT 614'], 'ddc:6'],
  [['090   $aCD 372$bA12'], 'ddc:3'],
  [['090   $aDVD 123'], ''],
  [['090   $aTCC 658.3'], 'ddc:6'],
  [['090   $aQA76.9 .D3'], 'lcc:Q'],
  [['090   $aD 810 .J4'], 'lcc:D'],
  [['090   $aPN1997$b.S3 1990'], 'lcc:P'],
  [['050 00$aQA76'], 'lcc:Q'],
  [['090   $aPN1997 .S3', '082 04$a791.43'], 'ddc:7'],
  [['090   $aR 030', '080   $a5'], 'udc:5'],
  [['090   $a869.3$bA1', '080   $a821.134.3'], 'udc:8'],
  [['090   $aZ12'], ''],
])('the area of %j is %j', (lines, area) => {
  expect(areaOf(describeTitle(recordFromLines(lines)))).toBe(area);
});
