import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryOut, planCopy } from './copy-rules.ts';
import { newRule, type LoanRule } from './rule-name.ts';
import { keyOf } from './scopes.ts';

const id = fc.option(fc.integer({ min: 1, max: 3 }));
const rule = fc
  .record({
    cod_biblioteca: id,
    cod_categoria: id,
    cod_tipo_emprestimo: id,
    prazo: fc.integer({ min: 1, max: 5 }),
  })
  .map((over): LoanRule => ({ ...newRule, ...over }));
const rules = fc.uniqueArray(rule, { selector: keyOf, maxLength: 12 });

const of = (category: number | null, prazo: number): LoanRule => ({
  ...newRule,
  cod_categoria: category,
  prazo,
});

test('a category is copied: what is new is added, what stands there is overwritten in its place', () => {
  const there = [of(1, 7), { ...of(1, 3), cod_biblioteca: 2 }, of(2, 14)];
  const steps = planCopy(there, there.slice(0, 2), { cod_categoria: 2 });
  expect(steps).toEqual([
    { rule: of(2, 7), before: of(2, 14) },
    { rule: { ...of(2, 3), cod_biblioteca: 2 }, before: null },
  ]);
  expect(carryOut(there, steps)).toEqual([
    ...there.slice(0, 2),
    of(2, 7),
    { ...of(2, 3), cod_biblioteca: 2 },
  ]);
});

test('a copy onto itself, or of what stands there alike, changes nothing', () => {
  const there = [of(1, 7), of(2, 7)];
  expect(planCopy(there, there.slice(0, 1), { cod_categoria: 1 })).toEqual([]);
  expect(planCopy(there, there.slice(0, 1), { cod_categoria: 2 })).toEqual([]);
});

test('a copied category says of its target what it says of its source; all else stays, once each', () => {
  fc.assert(
    fc.property(rules, id, id, (there, from, to) => {
      fc.pre(from !== to);
      const sources = there.filter(({ cod_categoria }) => cod_categoria === from);
      const steps = planCopy(there, sources, { cod_categoria: to });
      const after = carryOut(there, steps);
      expect(new Set(after.map(keyOf)).size).toBe(after.length);
      const byKey = new Map(after.map((one) => [keyOf(one), one]));
      for (const source of sources) {
        const target = { ...source, cod_categoria: to };
        expect(byKey.get(keyOf(target))).toEqual(target);
      }
      const touched = new Set(steps.map((step) => keyOf(step.rule)));
      expect(after.filter((one) => !touched.has(keyOf(one)))).toEqual(
        there.filter((one) => !touched.has(keyOf(one))),
      );
      expect(planCopy(after, sources, { cod_categoria: to })).toEqual([]);
    }),
  );
});
