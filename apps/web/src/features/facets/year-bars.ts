import type { YearSpan } from '../../parts/search/year-span.ts';

export interface YearCount {
  readonly year: number;
  readonly total: number;
}

/** Titles of one year, decade or century; both years included. */
export interface YearBar {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Range of bars, first and last: both numbers are indexes in the histogram. */
export interface BarRange {
  readonly first: number;
  readonly last: number;
}

/** Most bars that can be told apart in a column. */
const mostBars = 64;
const widths = [1, 10, 100];

/**
 * Makes a bar for each year, without a gap; for each decade or century if there are too many years. The first
 * begins with the oldest year, the last ends with the newest.
 */
export function yearBars(counts: readonly YearCount[]) {
  const years = counts.filter(({ total }) => total > 0).map(({ year }) => year);
  if (years.length === 0) return [];
  const [oldest, newest] = [Math.min(...years), Math.max(...years)];
  const width = widths.find((one) => newest - oldest < mostBars * one) ?? 1000;
  const start = Math.floor(oldest / width) * width;
  const bars = Array.from({ length: Math.floor((newest - start) / width) + 1 }, (_, at) => {
    const from = start + at * width;
    return { from: Math.max(from, oldest), to: Math.min(from + width - 1, newest), total: 0 };
  });
  for (const { year, total } of counts) {
    const bar = bars[Math.floor((year - start) / width)];
    if (bar) bar.total += total;
  }
  return bars satisfies YearBar[];
}

/** Finds the bars that a span touches; all of them for no span. */
export function barsOfSpan(bars: readonly YearBar[], span: YearSpan | null): BarRange {
  const last = bars.length - 1;
  const touched = bars.flatMap(({ from, to }, at) =>
    to >= (span?.from ?? -Infinity) && from <= (span?.to ?? Infinity) ? [at] : [],
  );
  // A span outside the histogram takes the nearest bar.
  const nearest = (span?.from ?? 0) > (bars[last]?.to ?? 0) ? last : 0;
  return { first: touched[0] ?? nearest, last: touched.at(-1) ?? nearest };
}

/** Gives the years of a range of bars, open where it reaches an end of the histogram. */
export function spanOfBars(bars: readonly YearBar[], { first, last }: BarRange): YearSpan {
  return {
    from: first === 0 ? null : (bars[first]?.from ?? null),
    to: last === bars.length - 1 ? null : (bars[last]?.to ?? null),
  };
}

/** Counts the titles of the years from the first to the last. */
export function titlesWithin(counts: readonly YearCount[], from: number, to: number): number {
  return counts
    .filter(({ year }) => year >= from && year <= to)
    .reduce((sum, { total }) => sum + total, 0);
}
