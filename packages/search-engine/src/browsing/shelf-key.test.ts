import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shelfKey } from './shelf-key.ts';

/** Each list is in the order of the shelf. */
const shelves: readonly (readonly [string, readonly string[]])[] = [
  ['Dewey', ['5', '51', '510', '510.2', '510.21', '511', '52', '869.3 A848d', '869.31 A111']],
  ['Dewey without a mark', ['869.3', '869.3 A848', '869.3 A848d', '869.3 B111', '869.301', '870']],
  ['Cutter', ['869 A84', '869 A848', '869 A848d', '869 A848q', '869 A8481', '869 A85', '869 As1']],
  [
    'volumes',
    ['869 A848d', '869 A848d v.1', '869 A848d v. 2', '869 A848d v.10', '869 A848d v.010 ex.2'],
  ],
  [
    'years',
    [
      '020 R454 1989',
      '020 R454 1998',
      '020 R454 2001',
      '020 R454 2001 n. 2',
      '020 R454 2001 n. 11',
    ],
  ],
  [
    'UDC',
    [
      '59+636',
      '59/61',
      '59',
      '59:636',
      '59=20',
      '59(03)',
      '59(81)',
      '59(=1.81)',
      '59"19"',
      '59A',
      '59-1',
      '591',
    ],
  ],
  ['UDC in use', ['821.134.3', '821.134.3(81)', '821.134.3(81)-31', '821.134.3-31', '821.134.31']],
  [
    'the Library of Congress',
    [
      'BP40 .A3',
      'BP195 .A3',
      'K161 .P7',
      'K1005 .P7',
      'QA76.A1 B5',
      'QA76.7.A1',
      'QA76.73.J38 B56 1999',
      'QA 76.73 .J38 B56 2003',
      'QA76.73.J38 B6',
      'QA76.9.D3',
      'QA276 .A1',
    ],
  ],
  ['collections', ['030', '869.3 A848d', 'R 030', 'R 030.1', 'REF 030']],
];

describe('shelf order', () => {
  it.each(shelves)('of %s', (_name, shelf) => {
    const keys = shelf.map(shelfKey);
    expect(keys.toSorted(byBytes)).toEqual(keys);
    expect(new Set(keys).size).toBe(shelf.length);
  });

  it('does not look at case, accents and spaces', () => {
    expect(shelfKey(' 869.3  a848D V.1')).toBe(shelfKey('869.3 A848d v. 1'));
  });

  const digits = fc.stringMatching(/^[1-9]\d{0,4}$/);
  it('takes class numbers and author marks digit by digit', () => {
    fc.assert(
      fc.property(digits, digits, (a, b) => {
        const expected = Math.sign(byBytes(a, b));
        expect(Math.sign(byBytes(shelfKey(`869.${a} M1`), shelfKey(`869.${b} B2`)))).toBe(
          expected || 1,
        );
        expect(Math.sign(byBytes(shelfKey(`869 A${a}d`), shelfKey(`869 A${b}d`)))).toBe(expected);
      }),
    );
  });

  it('takes volumes and years as numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom('v.', 'v. ', 'n ', ''), (a, b, label) => {
        const [one, other] = [a, b].map((n) => shelfKey(`869.3 A848d ${label}${n}`));
        expect(Math.sign(byBytes(one as string, other as string))).toBe(Math.sign(a - b));
      }),
    );
  });

  it('gives any text a key without what ends one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(shelfKey(text)).not.toContain('\0');
      }),
    );
  });
});

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
