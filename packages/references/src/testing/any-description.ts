import { describeTitle } from '@estante/marc';
import type { MarcRecord } from '@estante/marc';
import fc from 'fast-check';
import { itemOf } from '../item-of.ts';
import type { SourceTitle } from '../source-title.ts';

const word = fc.string({
  unit: fc.constantFrom(
    'a',
    'É',
    'ç',
    'B',
    '1',
    ' ',
    '.',
    ',',
    ':',
    ';',
    '(',
    ')',
    '&',
    '<',
    '"',
    '{',
    '}',
    '\\',
    '=',
    '?',
    '\u0001',
    '漢',
  ),
  minLength: 1,
  maxLength: 20,
});
const tags = ['020', '022', '100', '110', '111', '250', '260', '264', '300', '490', '500', '502'];
const more = ['520', '650', '651', '700', '773', '785', '856', '024'];

const field = fc.record({
  tag: fc.constantFrom(...tags, ...more),
  ind1: fc.constantFrom(' ', '0', '1', '7'),
  ind2: fc.constantFrom(' ', '0', '1', '4'),
  subfields: fc.array(
    fc.record({ code: fc.constantFrom(...'abcdefgnptuvxz24'.split('')), value: word }),
    { minLength: 1, maxLength: 5 },
  ),
});

/** Leader/06–07 of every kind of work. */
const kind = fc.constantFrom(
  'am',
  'aa',
  'ab',
  'as',
  'cm',
  'em',
  'gm',
  'im',
  'jm',
  'km',
  'mm',
  'pc',
  'rm',
);

const anyRecord: fc.Arbitrary<MarcRecord> = fc
  .record({ kind, title: word, fields: fc.array(field, { maxLength: 12 }) })
  .map(({ kind: type, title, fields }) => ({
    leader: `00000n${type} a2200000 a 4500`,
    fields: [
      { tag: '245', ind1: '1', ind2: '0', subfields: [{ code: 'a', value: `T${title}` }] },
      ...fields,
    ],
  }));

/** Any record that has a title, as the catalogue would have it. */
export const anySource: fc.Arbitrary<SourceTitle> = anyRecord.map((record) => ({
  id: 7,
  description: describeTitle(record),
  record,
  callNumber: '',
  address: 'https://catalogo.example.org/acervo/7',
}));

export const anyItem = anySource.map(({ description, record }) => itemOf(description, record));
