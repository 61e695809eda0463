import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeAuthority } from './describe-authority.ts';
import { describeHoldings, holdingsParent } from './describe-holdings.ts';
import { describeTitle } from './describe-title.ts';
import { recordKind } from './record-kind.ts';
import { textsIn } from './texts-in.ts';
import type { Field, MarcRecord } from '../record.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'É',
      '1',
      '9',
      ' ',
      '.',
      ',',
      ':',
      '/',
      ';',
      '-',
      '(',
      ')',
      '[',
      ']',
      '&amp;',
      '$',
    ),
    maxLength: 30,
  }),
);
const tag = fc.oneof(
  fc.constantFrom(
    '100',
    '110',
    '111',
    '245',
    '246',
    '260',
    '300',
    '490',
    '502',
    '505',
    '600',
    '650',
    '653',
    '700',
    '773',
    '830',
    '852',
    '856',
    '863',
    '866',
    '880',
    '952',
  ),
  fc.integer({ min: 10, max: 999 }).map((number) => String(number).padStart(3, '0')),
);
const indicator = fc.constantFrom(' ', '0', '1', '2', '4', '7', '9', 'x');
const subfield = fc.record({
  code: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'.split(''), ''),
  value: text,
});
const dataField = fc.record({
  tag,
  ind1: indicator,
  ind2: indicator,
  subfields: fc.array(subfield, { maxLength: 6 }),
});
const controlField = fc.record({
  tag: fc.constantFrom('001', '004', '006', '007', '008'),
  value: fc.string({ maxLength: 44 }),
});
const record: fc.Arbitrary<MarcRecord> = fc.record({
  leader: fc.string({ maxLength: 26 }),
  fields: fc.array(fc.oneof(dataField, controlField) as fc.Arbitrary<Field>, { maxLength: 12 }),
});

test('whatever a record holds, it is described, in clean texts', () => {
  fc.assert(
    fc.property(record, (any) => {
      recordKind(any);
      holdingsParent(any);
      for (const shown of textsIn([
        describeTitle(any),
        describeHoldings(any),
        describeAuthority(any),
      ])) {
        expect(shown).toBe(shown.trim().normalize('NFC'));
        // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
        expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f]| {2}/u);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['830', 'n', 'Coleção Saraiva )', 'Coleção Saraiva'],
  ['490', 'a', '( Coleção Saraiva)', 'Coleção Saraiva'],
])('a series in parentheses has no space before or after it', (of, code, value, title) => {
  const field = { tag: of, ind1: ' ', ind2: ' ', subfields: [{ code, value }] };
  const { series } = describeTitle({ leader: '', fields: [field] });
  expect(series.map((one) => one.title)).toEqual([title]);
});
