import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDiagnostic } from '../diagnostics.ts';
import { parseCql } from './parse.ts';
import { readTerm } from './term.ts';
import type { CqlNode, CqlQuery, Modifier } from './tree.ts';
import { writeCql } from './write.ts';

function read(text: string): string {
  const query = parseCql(text);
  return isDiagnostic(query) ? String(query.diagnostic) : writeCql(query);
}

/** Queries with what CQL 1.2 makes of each; names and terms of our own. */
const cases: readonly (readonly [string, string])[] = [
  ['casmurro', 'cql.serverChoice = "casmurro"'],
  ['"dom casmurro"', 'cql.serverChoice = "dom casmurro"'],
  ['dc.title = casmurro', 'dc.title = "casmurro"'],
  ['dc.title=casmurro', 'dc.title = "casmurro"'],
  ['title any "a b"', 'title any "a b"'],
  ['title ALL "a b"', 'title all "a b"'],
  ['title cql.any "a b"', 'title cql.any "a b"'],
  ['date >= 1990', 'date >= "1990"'],
  ['date <> 1990', 'date <> "1990"'],
  ['title == "dom casmurro"', 'title == "dom casmurro"'],
  ['title exact "dom casmurro"', 'title exact "dom casmurro"'],
  ['date within "1990 1999"', 'date within "1990 1999"'],
  ['a and b', '(cql.serverChoice = "a" and cql.serverChoice = "b")'],
  ['a OR b', '(cql.serverChoice = "a" or cql.serverChoice = "b")'],
  ['t=a or t=b and t=c not t=d', '(((t = "a" or t = "b") and t = "c") not t = "d")'],
  ['t=a or (t=b and t=c)', '(t = "a" or (t = "b" and t = "c"))'],
  ['t=a prox/distance<=3/unit=word t=b', '(t = "a" prox/distance<="3"/unit="word" t = "b")'],
  ['t any/relevant/cql.stem "a b"', 't any/relevant/cql.stem "a b"'],
  ['t =/locale=pt a', 't =/locale="pt" "a"'],
  ['((a))', 'cql.serverChoice = "a"'],
  ['and', 'cql.serverChoice = "and"'],
  ['t = and', 't = "and"'],
  ['a and and', '(cql.serverChoice = "a" and cql.serverChoice = "and")'],
  ['"and" or "or"', '(cql.serverChoice = "and" or cql.serverChoice = "or")'],
  ['t = "a \\" b"', 't = "a \\" b"'],
  ['t = "a (b) = c / d"', 't = "a (b) = c / d"'],
  ['t = a\\*b', 't = "a\\*b"'],
  [
    't = "x" sortBy dc.date/sort.descending dc.title',
    't = "x" sortBy dc.date/sort.descending dc.title',
  ],
  ['>dc="info:x" dc.title=a', '(>dc="info:x" dc.title = "a")'],
  ['>"info:x" title=a', '(>"info:x" title = "a")'],
  ['a and (>p="u" p.t=b)', '(cql.serverChoice = "a" and (>p="u" p.t = "b"))'],
  ['\n a\tand\r\nb ', '(cql.serverChoice = "a" and cql.serverChoice = "b")'],
  ['ação = "coração"', 'ação = "coração"'],
  ['', '10'],
  ['   ', '10'],
  ['t =', '10'],
  ['t = =', '10'],
  ['a b', '10'],
  ['t any', '10'],
  ['a and', '10'],
  ['a and/x', '10'],
  ['= a', '10'],
  ['t =/ a', '10'],
  ['a sortBy', '10'],
  ['a sortBy "dc.date"', 'cql.serverChoice = "a" sortBy dc.date'],
  ['a sortBy ""', 'cql.serverChoice = "a" sortBy ""'],
  ['"and" = a', '"and" = "a"'],
  ['"one name" any/"two words"=3 a', '"one name" any/"two words"="3" "a"'],
  ['t =/"stem" a', 't =/stem "a"'],
  ['> a', '10'],
  ['"t" = a', 't = "a"'],
  ['"t" a', '10'],
  ['a/b', '10'],
  ['(a', '13'],
  ['a)', '13'],
  ['()', '13'],
  ['a (b)', '13'],
  ['t = (a)', '13'],
  ['"a', '14'],
  ['t = "a\\"', '14'],
  ['a and "', '14'],
  ['x'.repeat(8_001), '12'],
  [
    Array(64).fill('a').join(' and '),
    Array(63).fill('(').join('') +
      'cql.serverChoice = "a"' +
      Array(63).fill(' and cql.serverChoice = "a")').join(''),
  ],
  [Array(65).fill('a').join(' and '), '38'],
  [`${'('.repeat(101)}a${')'.repeat(101)}`, '13'],
];

describe('a query in CQL', () => {
  it.each(cases)('%.60s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

const name = fc.constantFrom('t', 'dc.title', 'bath.isbn', 'x-y', 'ação');
const term = fc
  .array(fc.constantFrom('a', ' ', '(', ')', '=', '/', '<', '\\"', '\\\\', '*', 'and', 'ç', '𝄞'))
  .map((parts) => parts.join(''));
const modifiers: fc.Arbitrary<Modifier[]> = fc.array(
  fc.record({ name, comparison: fc.constant('='), value: term }),
  { maxLength: 2 },
);
const clause = fc.record({
  kind: fc.constant('clause' as const),
  index: name,
  relation: fc.constantFrom('=', '==', '<>', '<', '>=', 'any', 'all', 'within', 'cql.adj'),
  modifiers,
  term,
  prefixes: fc.constant(new Map<string, string>()),
});
const { tree } = fc.letrec<{ tree: CqlNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    clause,
    fc.record({
      kind: fc.constant('boolean' as const),
      operator: fc.constantFrom('and' as const, 'or' as const, 'not' as const, 'prox' as const),
      modifiers,
      left: tie('tree'),
      right: tie('tree'),
    }),
  ),
}));
const query: fc.Arbitrary<CqlQuery> = fc.record({
  root: tree,
  sortKeys: fc.array(fc.record({ index: name, modifiers }), { maxLength: 3 }),
});

describe('any query', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(query, (one) => {
        expect(parseCql(writeCql(one))).toEqual(one);
      }),
    );
  });
  it('or any text at all, is read or has a number that says why not', { tags: 'long' }, () => {
    const piece = fc.constantFrom(
      'a',
      '"',
      '(',
      ')',
      '=',
      '/',
      '>',
      '\\',
      ' and ',
      ' sortBy ',
      '*',
      ' ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (some) => {
        // A lone backslash at the end of a word would be an escape before the quote that is written.
        fc.pre(!/\\(?![^\s()=<>/])/.test(some) && !/\\"/.test(some));
        const found = parseCql(some);
        if (isDiagnostic(found)) expect([10, 13, 14, 38]).toContain(found.diagnostic);
        else expect(parseCql(writeCql(found))).toEqual(found);
      }),
      { numRuns: 2_000 },
    );
  });
  it('is read in one go however it is made', () => {
    for (const part of ['(', '"', 'a and ', '>a=b ', '/', '<', ' ']) {
      expect(parseCql(part.repeat(8_000 / part.length))).toHaveProperty('diagnostic');
    }
  });
});

describe('a term', () => {
  it.each([
    [
      'dom casmurro',
      [
        ['dom', false],
        ['casmurro', false],
      ],
    ],
    ['casm*', [['casm', true]]],
    ['*', [['', true]]],
    [
      'C\\* \\"a\\" b\\\\c',
      [
        ['C*', false],
        ['"a"', false],
        ['b\\c', false],
      ],
    ],
  ] as const)('%s', (text, expected) => {
    const words = readTerm(text);
    if (!Array.isArray(words)) throw new Error('no words');
    expect(words.map((word) => [word.text, word.isMasked])).toEqual(expected);
  });
  it.each([
    ['', 27],
    ['  ', 27],
    ['c?sa', 28],
    ['c*sa', 49],
    ['*casa', 49],
    ['c*', 29],
    ['^casa', 31],
    ['casa^', 31],
    ['c\\asa', 26],
    ['casa\\', 26],
    ['x'.repeat(1_001), 23],
  ])('%.20s is refused', (text, number) => {
    expect(readTerm(text)).toMatchObject({ diagnostic: number });
  });
});
