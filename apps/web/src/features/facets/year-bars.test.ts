import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYearSpan, writeYearSpan } from '../../parts/search/year-span.ts';
import { barsOfSpan, spanOfBars, titlesWithin, yearBars } from './year-bars.ts';

const counted = (...years: number[]) => years.map((year) => ({ year, total: 2 }));

describe('bars', () => {
  test('are of a year where there are few, gaps and all', () => {
    expect(yearBars(counted(2003, 2000))).toEqual([
      { from: 2000, to: 2000, total: 2 },
      { from: 2001, to: 2001, total: 0 },
      { from: 2002, to: 2002, total: 0 },
      { from: 2003, to: 2003, total: 2 },
    ]);
  });

  test('are of a decade, then of a century, where there are many', () => {
    const decades = yearBars(counted(1899, 1901, 1905, 2024));
    expect(decades[0]).toEqual({ from: 1899, to: 1899, total: 2 });
    expect(decades[1]).toEqual({ from: 1900, to: 1909, total: 4 });
    expect(decades.at(-1)).toEqual({ from: 2020, to: 2024, total: 2 });
    expect(decades).toHaveLength(14);
    expect(yearBars(counted(900, 2024))[0]).toEqual({ from: 900, to: 999, total: 2 });
  });

  test('of nothing are none', () => {
    expect(yearBars([])).toEqual([]);
    expect(yearBars([{ year: 1990, total: 0 }])).toEqual([]);
  });

  const counts = fc.array(
    fc.record({ year: fc.integer({ min: 0, max: 9999 }), total: fc.nat(50) }),
    { maxLength: 100 },
  );

  test('hold every title once, follow each other, and are never many', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const bars = yearBars(some);
        const sum = (all: readonly { total: number }[]) =>
          all.reduce((n, { total }) => n + total, 0);
        expect(sum(bars)).toBe(sum(some));
        expect(bars.length).toBeLessThanOrEqual(101);
        for (const [at, bar] of bars.entries()) {
          if (at > 0) expect(bar.from).toBe((bars[at - 1]?.to ?? 0) + 1);
        }
      }),
    );
  });

  test('chosen become a span, and the span chooses the same bars', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), (some, a, b) => {
        const bars = yearBars(some);
        fc.pre(bars.length > 0);
        const [x, y] = [a % bars.length, b % bars.length];
        const range = { first: Math.min(x, y), last: Math.max(x, y) };
        const code = writeYearSpan(spanOfBars(bars, range));
        expect(barsOfSpan(bars, readYearSpan(code))).toEqual(range);
      }),
    );
  });
});

test.each([
  [
    { from: 2001, to: 2002 },
    { first: 1, last: 2 },
  ],
  [
    { from: null, to: 2001 },
    { first: 0, last: 1 },
  ],
  [
    { from: 2003, to: null },
    { first: 3, last: 3 },
  ],
  [
    { from: 1800, to: 1900 },
    { first: 0, last: 0 },
  ],
  [
    { from: 2050, to: null },
    { first: 3, last: 3 },
  ],
  [null, { first: 0, last: 3 }],
])('%j is bars %j', (span, range) => {
  expect(barsOfSpan(yearBars(counted(2000, 2003)), span)).toEqual(range);
});

test.each([
  ['1990-1999', '1990-1999'],
  ['1999-1990', '1990-1999'],
  ['1990-', '1990-'],
  ['-1950', '-1950'],
])('%s is written %s', (code, written) => {
  const span = readYearSpan(code);
  expect(span && writeYearSpan(span)).toBe(written);
});

test('titles are counted by their years, not by their bars', () => {
  const counts = counted(1899, 1901, 1909, 2024);
  expect(titlesWithin(counts, 1899, 1905)).toBe(4);
  expect(titlesWithin(counts, 1910, 2000)).toBe(0);
});

test.each(['', '-', '1990', '19900-', 'a-b'])('%j is no span', (code) => {
  expect(readYearSpan(code)).toBeNull();
});
