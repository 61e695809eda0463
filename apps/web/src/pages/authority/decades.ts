export interface Decade {
  /** First year of the decade. */
  readonly decada: number;
  readonly total: number;
}

interface Bar {
  readonly label: string;
  readonly value: number;
}

/** Most bars that stand beside each other on a phone. */
const barsLimit = 10;

/** Possible spans of a bar in years: the smallest that leaves room for all. */
const steps = [10, 20, 50, 100, 200];

/** Makes a bar for each span of years from the first to the last, empty ones included. */
export function barsOf(decades: readonly Decade[]): Bar[] {
  const [first, last] = [decades.at(0)?.decada ?? 0, decades.at(-1)?.decada ?? 0];
  const startOf = (step: number) => Math.floor(first / step) * step;
  const countOf = (step: number) => Math.floor((last - startOf(step)) / step) + 1;
  const step = steps.find((one) => countOf(one) <= barsLimit) ?? 200;
  if (decades.length === 0) return [];
  return Array.from({ length: countOf(step) }, (_, at) => {
    const from = startOf(step) + at * step;
    const within = decades.filter(({ decada }) => decada >= from && decada < from + step);
    return { label: String(from), value: within.reduce((sum, { total }) => sum + total, 0) };
  });
}
