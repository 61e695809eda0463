import { longestReport } from '@estante/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RawReport } from './report.ts';
import { withhold } from './withhold.ts';

const report = (people: readonly number[]): RawReport => ({
  columns: [
    { title: 'Library', type: 'texto' },
    { title: 'Loans', type: 'numero' },
  ],
  lines: people.map((count, at) => ({ cells: [`${at}`, count * 10], people: count })),
  summed: [1],
  chart: 1,
});

test('a line of fewer than three people is neither told nor added up', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 20 }), (people) => {
      const { lines, total, withheld } = withhold(report(people), 'Total', longestReport);
      const told = people.filter((count) => count >= 3);
      expect(lines.map((line) => line.people)).toEqual(told);
      expect(withheld).toBe(people.length - told.length);
      const sum = told.reduce((all, count) => all + count * 10, 0);
      expect(total).toEqual(told.length === 0 ? null : ['Total', sum]);
    }),
  );
});

test('lines of no people at all stay, as many as a report has', () => {
  const lines = Array.from({ length: longestReport + 1 }, (_, at) => ({ cells: [`${at}`, 1] }));
  const cut = withhold({ ...report([]), lines, summed: [] }, 'Total', longestReport);
  expect([cut.lines.length, cut.isCut, cut.total]).toEqual([longestReport, true, null]);
});
