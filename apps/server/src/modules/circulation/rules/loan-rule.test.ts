import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, ruleFor, type RuleScope } from './loan-rule.ts';

const scope = (
  libraryId: number | null,
  categoryId: number | null,
  loanTypeId: number | null,
): RuleScope => ({ libraryId, categoryId, loanTypeId });
const wanted = { libraryId: 1, categoryId: 1, loanTypeId: 1 };

describe('the rule for a loan', () => {
  it.each([
    ['none', [], null],
    ['none that fits', [scope(2, null, null)], null],
    ['the general one', [scope(null, null, null)], 0],
    ['the type before all', [scope(null, null, null), scope(null, null, 1)], 1],
    ['the category before the type', [scope(null, null, 1), scope(null, 1, null)], 1],
    ['the library before category and type', [scope(null, 1, 1), scope(1, null, null)], 1],
    ['of two of the library the one that names more', [scope(1, null, 1), scope(1, 1, null)], 1],
  ])('is %s', (_, rules, expected) => {
    expect(ruleFor(rules, wanted)).toBe(expected === null ? null : rules[expected]);
  });

  it('fits, and no other that fits names more', () => {
    const id = fc.option(fc.integer({ min: 1, max: 2 }));
    const rules = fc.array(fc.tuple(id, id, id).map((ids) => scope(...ids)));
    fc.assert(
      fc.property(rules, (all) => {
        const found = ruleFor(all, wanted);
        const fitting = all.filter((rule) => covers(rule, wanted));
        expect(found === null).toBe(fitting.length === 0);
        if (found?.libraryId === null) {
          expect(fitting.every(({ libraryId }) => libraryId === null)).toBe(true);
        }
      }),
    );
  });
});
