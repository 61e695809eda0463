import { foldWords } from '../../analysis/index.ts';
import type { FacetCount, FacetCounts, FacetRequest } from '../../port.ts';
import { codeOf, headingTailStart, labelOf } from '../index/facet-values.ts';
import { compareCodes, numberOf } from '../index/facet-codes.ts';
import type { ValueSet } from '../index/facet-values.ts';
import { valuesWithLabel } from './label-search.ts';

/** The counts of one facet, by value number. */
export interface ValueTotals {
  readonly filtered: Uint32Array;
  /** Values that may have a count; null for all. */
  readonly met: Uint32Array | null;
  /** Number of values with a count, if that is known. */
  readonly distinct: number | null;
  /** An upper bound of the count of any value from a number on. */
  readonly maxCountFrom: (number: number) => number;
  readonly unfiltered: (value: number) => number;
}

type RankedTotals = Omit<ValueTotals, 'unfiltered'>;

export function facetCounts(
  { type, limit, contains = '' }: FacetRequest,
  set: ValueSet,
  totals: ValueTotals,
  selected: readonly string[],
): FacetCounts {
  const prefix = foldWords(contains).join(' ');
  const { best, distinct } =
    prefix === '' ? bestValues(set, totals, limit) : bestLabelled(set, totals, limit, prefix);
  const shownOf = (number: number): FacetCount => ({
    code: codeOf(set, number),
    label: labelOf(set, number),
    total: totals.filtered[number] ?? 0,
    totalUnfiltered: totals.unfiltered(number),
  });
  const values = best.map(shownOf);
  if (selected.length > 0) addSelected(values, selected, (code) => numberOf(set, code), shownOf);
  return { type, values, distinct };
}

/** Selected values are always shown, at their place in the order. */
function addSelected(
  values: FacetCount[],
  selected: readonly string[],
  numberOfCode: (code: string) => number,
  shownOf: (number: number) => FacetCount,
): void {
  const shown = new Set(values.map(({ code }) => code));
  for (const code of selected) {
    if (shown.has(code)) continue;
    const number = numberOfCode(code);
    values.push(number > 0 ? shownOf(number) : { code, label: '', total: 0, totalUnfiltered: 0 });
  }
  values.sort(byTotal);
}

function byTotal(a: FacetCount, b: FacetCount): number {
  return b.total - a.total || Buffer.compare(Buffer.from(a.code), Buffer.from(b.code));
}

interface BestValues {
  readonly best: readonly number[];
  readonly distinct: number;
}

function bestLabelled(
  set: ValueSet,
  { filtered }: ValueTotals,
  limit: number,
  prefix: string,
): BestValues {
  const met = Uint32Array.from(valuesWithLabel(set, prefix));
  return bestValues(set, { filtered, met, distinct: null, maxCountFrom: () => Infinity }, limit);
}

function bestValues(
  set: ValueSet,
  { filtered, met, distinct: known, maxCountFrom }: RankedTotals,
  limit: number,
): BestValues {
  const ranking = new TopValues(set, filtered, limit);
  if (known !== null && filtered.length > 2 * headingTailStart) {
    offerAll(filtered, 1, headingTailStart, ranking);
    if (ranking.settled() <= maxCountFrom(headingTailStart))
      offerAll(filtered, headingTailStart, filtered.length, ranking);
    return { best: ranking.best(), distinct: known };
  }
  const distinct =
    met === null
      ? offerAll(filtered, 1, filtered.length, ranking)
      : offerMet(filtered, met, met.length, ranking);
  return { best: ranking.best(), distinct };
}

function offerAll(counts: Uint32Array, from: number, to: number, ranking: TopValues): number {
  let distinct = 0;
  let { least } = ranking;
  for (let number = from; number < to; number++) {
    const count = counts[number] as number;
    distinct += -count >>> 31;
    if (count >= least) least = ranking.offer(number, count);
  }
  return distinct;
}

function offerMet(
  counts: Uint32Array,
  met: Uint32Array,
  length: number,
  ranking: TopValues,
): number {
  let distinct = 0;
  let { least } = ranking;
  for (let i = 0; i < length; i++) {
    const number = met[i] as number;
    if (number === 0) continue;
    const count = counts[number] as number;
    distinct += -count >>> 31;
    if (count >= least) least = ranking.offer(number, count);
  }
  return distinct;
}

/**
 * Top-k selection of values: keeps up to twice as many as requested and sorts whenever there is
 * no room for more.
 */
class TopValues {
  /** The count that a value needs to be among the best. */
  least = 1;
  readonly #set: ValueSet;
  readonly #counts: Uint32Array;
  readonly #limit: number;
  #kept: number[] = [];
  /** The last value that is among the best unless a better one comes; 0 for none yet. */
  #last = 0;

  constructor(set: ValueSet, counts: Uint32Array, limit: number) {
    this.#set = set;
    this.#counts = counts;
    this.#limit = limit;
  }

  /** Offers a value whose count is not below `least`; returns the new `least`. */
  offer(number: number, count: number): number {
    const isLater =
      count === this.least && this.#last > 0 && compareCodes(this.#set, number, this.#last) > 0;
    if (isLater) return this.least;
    this.#kept.push(number);
    if (this.#kept.length >= 2 * this.#limit + 64) this.#prune();
    return this.least;
  }

  #prune(): void {
    const counts = this.#counts;
    this.#kept.sort(
      (a, b) => (counts[b] as number) - (counts[a] as number) || compareCodes(this.#set, a, b),
    );
    this.#kept.length = Math.min(this.#kept.length, this.#limit);
    const last = this.#kept.at(-1);
    if (this.#kept.length < this.#limit || last === undefined) return;
    this.#last = last;
    this.least = counts[last] as number;
  }

  /** Sorts, and returns the count that a further value needs. */
  settled(): number {
    this.#prune();
    return this.least;
  }

  best(): readonly number[] {
    this.#prune();
    return this.#kept;
  }
}
