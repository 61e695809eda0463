import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityOf, lendsTo, lendsToAnybody, type LendingRule } from './copy-availability.ts';

test.each([
  ['available', true, 'free'],
  ['available', false, 'read-here'],
  ['reference', true, 'read-here'],
  ['reference', false, 'read-here'],
  ['on-loan', true, 'lent'],
  ['on-loan', false, 'lent'],
  ['held', true, 'coming'],
  ['in-transit', true, 'coming'],
  ['in-processing', true, 'coming'],
  ['lost', true, 'gone'],
  ['withdrawn', true, 'gone'],
] as const)('a copy that is %s, lent: %s, is %s', (state, isLent, expected) => {
  expect(availabilityOf(state, isLent)).toBe(expected);
});

const [teachers, shortLoan, medicine] = [1, 2, 3];
const rule = (limit: number, scope: Partial<LendingRule> = {}): LendingRule => ({
  categoryId: null,
  loanTypeId: null,
  libraryId: null,
  ...scope,
  limit,
});
const copy = { libraryId: medicine, loanTypeId: shortLoan };

describe('anybody', () => {
  test.each<[string, readonly LendingRule[], boolean]>([
    ['no rule is written', [], true],
    ['a rule lends everything', [rule(5)], true],
    ['a rule lends nothing', [rule(0)], false],
    ['its loan type is not lent', [rule(5), rule(0, { loanTypeId: shortLoan })], false],
    ['its library lends nothing', [rule(5), rule(0, { libraryId: medicine })], false],
    ['teachers alone may', [rule(0), rule(5, { categoryId: teachers })], true],
    ['no rule is about it', [rule(5, { libraryId: 9 })], false],
  ])('where %s', (_case, rules, expected) => {
    expect(lendsToAnybody(rules, copy)).toBe(expected);
  });
});

test('a category may what its rule says; no category, nothing', () => {
  const rules = [rule(0), rule(5, { categoryId: teachers })];
  expect(lendsTo(rules, teachers, copy)).toBe(true);
  expect(lendsTo(rules, 8, copy)).toBe(false);
  expect(lendsTo(rules, null, copy)).toBe(false);
});

test('what was asked of the same rules before is answered alike', () => {
  const number = fc.option(fc.integer({ min: 1, max: 3 }));
  const anyRule = fc.record({
    categoryId: number,
    loanTypeId: number,
    libraryId: number,
    limit: fc.integer({ min: 0, max: 2 }),
  });
  const kind = fc.record({ libraryId: fc.integer({ min: 1, max: 3 }), loanTypeId: number });
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 8 }), fc.array(kind), (rules, kinds) => {
      const anew = kinds.map((one) => lendsToAnybody([...rules], one));
      expect(kinds.map((one) => lendsToAnybody(rules, one))).toEqual(anew);
      expect(kinds.map((one) => lendsToAnybody(rules, one))).toEqual(anew);
    }),
  );
});
