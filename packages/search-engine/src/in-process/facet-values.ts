import { foldedWords } from '../analysis/index.ts';
import type { FacetCount, FacetCounts, FacetRequest } from '../port.ts';
import { codeOf, compareCodes, labelOf, labelled, numberOf } from './values.ts';
import type { ValueSet } from './values.ts';

/** Counts of one facet, by number of value. */
export interface Counted {
  readonly filtered: Uint32Array;
  /** Values that may have a count; null for all. */
  readonly met: Uint32Array | null;
  readonly unfiltered: (value: number) => number;
}

export function facetCounts(
  { type, limit, contains = '' }: FacetRequest,
  set: ValueSet,
  counted: Counted,
  selected: readonly string[],
): FacetCounts {
  const asked = foldedWords(contains).join(' ');
  const { best, distinct } =
    asked === '' ? bestOf(set, counted, limit) : bestLabelled(set, counted, limit, asked);
  const shown = new Set(best);
  const unknown: FacetCount[] = [];
  for (const code of selected) {
    const number = numberOf(set, code);
    if (number > 0) shown.add(number);
    else unknown.push({ code, label: '', total: 0, totalUnfiltered: 0 });
  }
  const values = [...shown].map((number) => ({
    code: codeOf(set, number),
    label: labelOf(set, number),
    total: counted.filtered[number] ?? 0,
    totalUnfiltered: counted.unfiltered(number),
  }));
  return { type, values: [...values, ...unknown].sort(byTotal), distinct };
}

function byTotal(a: FacetCount, b: FacetCount): number {
  return b.total - a.total || Buffer.compare(Buffer.from(a.code), Buffer.from(b.code));
}

interface Best {
  readonly best: readonly number[];
  readonly distinct: number;
}

function bestLabelled(set: ValueSet, { filtered }: Counted, limit: number, asked: string): Best {
  const ranking = new Ranking(set, filtered, limit);
  for (const number of labelled(set, asked)) ranking.offer(number);
  return ranking.result();
}

function bestOf(set: ValueSet, { filtered, met }: Counted, limit: number): Best {
  const ranking = new Ranking(set, filtered, limit);
  if (met === null) for (let number = 1; number < filtered.length; number++) ranking.offer(number);
  else for (let i = 0; i < met.length; i++) ranking.offer(met[i] as number);
  return ranking.result();
}

/** Keeps the best so far, twice as many as asked for, and sorts when there is no room for more. */
class Ranking {
  readonly #set: ValueSet;
  readonly #counts: Uint32Array;
  readonly #limit: number;
  #kept: number[] = [];
  /** The last that is certain of its place unless a better one comes, and its count. */
  #last = 0;
  #least = 1;
  #distinct = 0;

  constructor(set: ValueSet, counts: Uint32Array, limit: number) {
    this.#set = set;
    this.#counts = counts;
    this.#limit = limit;
  }

  offer(number: number): void {
    const count = this.#counts[number] as number;
    if (count === 0 || number === 0) return;
    this.#distinct++;
    if (count < this.#least) return;
    if (count === this.#least && this.#last > 0 && compareCodes(this.#set, number, this.#last) > 0)
      return;
    this.#kept.push(number);
    if (this.#kept.length >= 2 * this.#limit + 64) this.#prune();
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
    this.#least = counts[last] as number;
  }

  result(): Best {
    this.#prune();
    return { best: this.#kept, distinct: this.#distinct };
  }
}
