export interface Decade {
  /** Its first year. */
  readonly decada: number;
  readonly total: number;
}

interface Bar {
  readonly label: string;
  readonly value: number;
}

/** More bars than these do not stand beside each other on a phone. */
const barsLimit = 10;

/** Years to a bar: as few as leave room for all. */
const steps = [10, 20, 50, 100, 200];

/** A bar for each span of years from the first to the last, those in which nothing came out too. */
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
