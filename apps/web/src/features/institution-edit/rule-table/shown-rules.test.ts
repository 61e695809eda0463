import { describe, expect, test } from 'vitest';
import { newRule, type LoanRule, type RuleNames } from './rule-name.ts';
import { anyRule, inheritedRules, isFitting } from './shown-rules.ts';

const names: RuleNames = {
  libraries: [],
  categories: [1, 2].map((codigo) => ({ codigo, sigla: `C${codigo}`, descricao: `C${codigo}` })),
  loanTypes: [],
};

const rule = (
  cod_biblioteca: number | null,
  cod_categoria: number | null,
  cod_tipo_emprestimo: number | null = null,
): LoanRule => ({ ...newRule, cod_biblioteca, cod_categoria, cod_tipo_emprestimo });

const scopeIn = ({ cod_biblioteca, cod_categoria, cod_tipo_emprestimo }: Partial<LoanRule>) => [
  cod_biblioteca,
  cod_categoria,
  cod_tipo_emprestimo,
];

/** Lists each case by its scope, and that of the rule that decides it. */
const told = (rules: readonly LoanRule[], library?: number | null, category?: number | null) =>
  inheritedRules(rules, { library, category }, names).map((one) => [
    scopeIn(one.scope),
    one.rule && scopeIn(one.rule),
  ]);

const student = rule(null, 1);

describe('what is inherited', () => {
  test('is told of one library: by category, where it has no rule of its own', () => {
    expect(told([student, rule(5, 2)], 5)).toEqual([
      [
        [5, 1, null],
        [null, 1, null],
      ],
    ]);
  });

  test('is nothing where no rule is', () => {
    expect(told([student], 5)).toContainEqual([[5, 2, null], null]);
  });

  test('names a loan type where a rule does that counts', () => {
    const reference = rule(null, null, 9);
    expect(told([student, reference], 5, 2)).toEqual([
      [[5, 2, null], null],
      [
        [5, 2, 9],
        [null, null, 9],
      ],
    ]);
    // The category's rule overrides the type's: the type makes no difference.
    expect(told([student, reference], 5, 1)).toEqual([
      [
        [5, 1, null],
        [null, 1, null],
      ],
    ]);
  });

  test('is told of one category in each library that has rules', () => {
    expect(told([student, rule(5, 2)], undefined, 1)).toEqual([
      [
        [5, 1, null],
        [null, 1, null],
      ],
    ]);
  });

  test('is not told of all at once, nor of what is for all categories', () => {
    expect(told([student])).toEqual([]);
    expect(told([student], 5, null)).toEqual([]);
  });
});

test('rules are looked at by library and category; those for all are a choice of their own', () => {
  const all = [student, rule(5, 1), rule(5, null)];
  const fitting = (filter: object) =>
    all.filter((one) => isFitting(one, { ...anyRule, ...filter }));
  expect(fitting({})).toEqual(all);
  expect(fitting({ library: 5 })).toEqual(all.slice(1));
  expect(fitting({ library: null })).toEqual([student]);
  expect(fitting({ library: 5, category: null })).toEqual(all.slice(2));
});
