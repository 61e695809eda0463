import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formClassCount,
  formClassOfRank,
  uniformImpactScoreTable,
  impactOf,
  impactScoreTable,
} from './impacts.ts';

const forms = fc.integer({ min: 1, max: 40 });
const weight = fc.integer({ min: 1, max: 255 });

describe('the byte of impact', () => {
  it('keeps the weight of a term of one form as it is', () => {
    fc.assert(
      fc.property(weight, (of) => {
        expect(impactOf(of, 0, 1)).toBe(of);
        expect(uniformImpactScoreTable(7, 1)[of]).toBe(7 * of);
      }),
    );
  });

  it('keeps the form class, and the weight to a thirtieth of the greatest', () => {
    fc.assert(
      fc.property(forms, weight, fc.nat({ max: 40 }), (of, held, rank) => {
        const classes = formClassCount(of);
        const formClass = formClassOfRank(rank % of);
        const byte = impactOf(held, formClass, classes);
        expect(byte).toBeLessThan(256);
        const shares = Array.from({ length: classes }, (_, i) => (i === formClass ? 1 : 0));
        const score = impactScoreTable(100, shares)[byte] as number;
        expect(Math.abs(score / 100 - held)).toBeLessThanOrEqual(255 / 60);
        const others = impactScoreTable(
          100,
          shares.map((share) => 1 - share),
        )[byte] as number;
        if (classes > 1) expect(others).toBe(1);
      }),
    );
  });

  it('never gives a score of 0, which would be no match', () => {
    expect(Math.min(...uniformImpactScoreTable(1, 8).subarray(0, 248))).toBe(1);
  });
});
