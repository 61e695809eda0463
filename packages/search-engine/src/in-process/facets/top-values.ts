import { foldedWords } from '../../analysis/index.ts';
import type { FacetCount, FacetCounts, FacetRequest } from '../../port.ts';
import { codeOf, compareCodes, labelOf, numberOf } from '../index/facet-values.ts';
import type { ValueSet } from '../index/facet-values.ts';
import { labelled } from './label-search.ts';

/** Counts of one facet, by number of value. */
export interface Counted {
  readonly filtered: Uint32Array;
  /** Values that may have a count; null for all. */
  readonly met: Uint32Array | null;
  /** How many values have a count, where that is known. */
  readonly distinct: number | null;
  /** The most that a value from a number on may have. */
  readonly mostFrom: (number: number) => number;
  readonly unfiltered: (value: number) => number;
}

type Ranked = Omit<Counted, 'unfiltered'>;

export function facetCounts(
  { type, limit, contains = '' }: FacetRequest,
  set: ValueSet,
  counted: Counted,
  selected: readonly string[],
): FacetCounts {
  const asked = foldedWords(contains).join(' ');
  const { best, distinct } =
    asked === '' ? bestOf(set, counted, limit) : bestLabelled(set, counted, limit, asked);
  const shownOf = (number: number): FacetCount => ({
    code: codeOf(set, number),
    label: labelOf(set, number),
    total: counted.filtered[number] ?? 0,
    totalUnfiltered: counted.unfiltered(number),
  });
  const values = best.map(shownOf);
  if (selected.length > 0) addSelected(values, selected, (code) => numberOf(set, code), shownOf);
  return { type, values, distinct };
}

/** What is selected is always shown, in its place. */
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

interface Best {
  readonly best: readonly number[];
  readonly distinct: number;
}

function bestLabelled(set: ValueSet, { filtered }: Counted, limit: number, asked: string): Best {
  const met = Uint32Array.from(labelled(set, asked));
  return bestOf(set, { filtered, met, distinct: null, mostFrom: () => Infinity }, limit);
}

/** Headings are numbered by use: beyond the first of them mostly none is among the best. */
const mostUsed = 8_192;

function bestOf(
  set: ValueSet,
  { filtered, met, distinct: known, mostFrom }: Ranked,
  limit: number,
): Best {
  const ranking = new Ranking(set, filtered, limit);
  if (known !== null && filtered.length > 2 * mostUsed) {
    offerAll(filtered, 1, mostUsed, ranking);
    if (ranking.settled() <= mostFrom(mostUsed))
      offerAll(filtered, mostUsed, filtered.length, ranking);
    return { best: ranking.best(), distinct: known };
  }
  const distinct =
    met === null
      ? offerAll(filtered, 1, filtered.length, ranking)
      : offerMet(filtered, met, met.length, ranking);
  return { best: ranking.best(), distinct };
}

function offerAll(counts: Uint32Array, from: number, to: number, ranking: Ranking): number {
  let distinct = 0;
  let { least } = ranking;
  for (let number = from; number < to; number++) {
    const count = counts[number] as number;
    distinct += -count >>> 31;
    if (count >= least) least = ranking.offer(number, count);
  }
  return distinct;
}

function offerMet(counts: Uint32Array, met: Uint32Array, length: number, ranking: Ranking): number {
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

/** Keeps the best so far, twice as many as asked for, and sorts when there is no room for more. */
class Ranking {
  /** What a value must have to be among the best. */
  least = 1;
  readonly #set: ValueSet;
  readonly #counts: Uint32Array;
  readonly #limit: number;
  #kept: number[] = [];
  /** The last that is certain of its place unless a better one comes. */
  #last = 0;

  constructor(set: ValueSet, counts: Uint32Array, limit: number) {
    this.#set = set;
    this.#counts = counts;
    this.#limit = limit;
  }

  /** Of a value that has at least `least`; returns what it is then. */
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

  /** What a further value must have. */
  settled(): number {
    this.#prune();
    return this.least;
  }

  best(): readonly number[] {
    this.#prune();
    return this.#kept;
  }
}
