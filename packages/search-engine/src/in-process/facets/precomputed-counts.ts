import type { FacetType } from '../../fields.ts';
import type { CommonSet, Counts, NarrowCounts } from '../index/common-sets.ts';
import { facetTypes } from '../index/doc-values.ts';
import type { Part } from '../index/generation.ts';
import { growingUint32 } from '../index/growing-numbers.ts';
import { share } from '../index/permutations.ts';
import type { Segment } from '../index/segment.ts';
import { shared } from '../index/shared-arrays.ts';
import { stringAt } from '../index/strings.ts';
import { deletedTitles } from '../index/tombstones.ts';
import { liveUnionOf } from '../postings/disjunction.ts';
import { runsOf } from '../postings/posting-list.ts';
import { MatchPool } from '../postings/scored-docs.ts';
import type { Hits } from '../postings/scored-docs.ts';
import { Sieve } from './drill-sideways.ts';
import type { Filter } from './filters.ts';
import { Tally } from './value-counter.ts';

/** A set of titles whose facets are counted beforehand, all but a few titles that are not in it now. */
export interface Known {
  readonly counts: (type: FacetType) => Counts | null;
  readonly without: Hits;
}

/**
 * Sets of at least this share of the titles are worth their memory, so many at most. People search
 * for a word more often than they tick one value and ask for nothing else.
 */
const commonWords = { from: 1 / 32, most: 64 };
const commonValues = { from: 1 / 10, most: 32 };

type Uncounted = Omit<Segment, 'common'>;

/** The counts of the commonest words and facet values: what else takes longest to count. */
export function commonSets(segment: Uncounted): CommonSet[] {
  return [...setsOfWords(segment), ...setsOfValues(segment)];
}

function setsOfWords(segment: Uncounted): CommonSet[] {
  const part = { segment: { ...segment, common: [] }, deleted: null, deletedCount: 0 };
  const titles = segment.ids.length;
  const memory = { pool: new MatchPool(), gains: new Uint32Array(titles) };
  return frequentWords(segment).flatMap((word) => {
    const runs = runsOf(part.segment, { kind: 'word', field: 'any', word }, 1);
    const hits = liveUnionOf(runs, part, memory);
    const set =
      hits.count < titles * commonWords.from ? [] : [counted(segment, wordKey(word), hits)];
    memory.pool.give(hits);
    return set;
  });
}

/** Words that may be common ones, the most frequent first. */
function frequentWords({ ids, vocabulary: { words, order, counts } }: Uncounted): string[] {
  const occurrences = new Map<string, number>();
  const least = (ids.length * commonWords.from) / 8;
  for (const number of order) {
    const count = counts[number] as number;
    if (count < least) continue;
    const word = stringAt(words, number);
    occurrences.set(word, (occurrences.get(word) ?? 0) + count);
  }
  return [...occurrences]
    .filter(([, count]) => count >= ids.length * commonWords.from)
    .sort((a, b) => b[1] - a[1])
    .slice(0, commonWords.most)
    .map(([word]) => word);
}

function setsOfValues(segment: Uncounted): CommonSet[] {
  const part = { segment: { ...segment, common: [] }, deleted: null, deletedCount: 0 };
  const sieve = new Sieve();
  return frequentValues(segment).map(({ type, value, totals }) => {
    const selected = new Uint8Array(totals.length);
    selected[value] = 1;
    const { ordinals, bounds } = sieve.siftAll(part, [{ type, codes: [], selected }], new Set());
    return counted(segment, valueKey(type, value), { ordinals, count: bounds[1] as number });
  });
}

interface ValueOfFacet {
  readonly type: FacetType;
  readonly value: number;
  readonly totals: Uint32Array;
}

function frequentValues({ ids, columns }: Uncounted): ValueOfFacet[] {
  const found: ValueOfFacet[] = [];
  for (const type of facetTypes) {
    const totals = columns[type]?.totals ?? null;
    totals?.forEach((total, value) => {
      if (value > 0 && total >= ids.length * commonValues.from) found.push({ type, value, totals });
    });
  }
  const total = ({ totals, value }: ValueOfFacet): number => totals[value] as number;
  return found.sort((a, b) => total(b) - total(a)).slice(0, commonValues.most);
}

function counted({ columns }: Uncounted, key: string, hits: Hits): CommonSet {
  const counts: Partial<Record<FacetType, Counts>> = {};
  for (const type of facetTypes) {
    const column = columns[type];
    if (column === undefined || column.totals === null) continue;
    const tally = new Tally(column.totals.length);
    tally.begin(Infinity);
    tally.add(column, hits.ordinals, 0, hits.count);
    counts[type] = narrowed(tally.counts);
  }
  return { key, titles: hits.count, counts };
}

function narrowed(counts: Uint32Array): NarrowCounts {
  const low = shared.bytes(counts.length);
  const above = growingUint32();
  for (let value = 1; value < counts.length; value++) {
    const count = counts[value] as number;
    low[value] = count;
    if (count > 255) above.push(value);
  }
  const values = share(above.view());
  const rest = share(values.map((value) => (counts[value] as number) & ~255));
  return { low, values, rest };
}

export function wordKey(word: string): string {
  return `word ${word}`;
}

function valueKey(type: FacetType, value: number): string {
  return `${type} ${value}`;
}

export function commonSet({ common }: Segment, key: string): CommonSet | null {
  return common.find((set) => set.key === key) ?? null;
}

/** The set of one value of a facet, where that is all a filter asks for and it is a common one. */
export function commonSetOf({ segment }: Part, { type, selected }: Filter): CommonSet | null {
  const value = selected.indexOf(1);
  if (value < 0 || selected.indexOf(1, value + 1) >= 0) return null;
  return commonSet(segment, valueKey(type, value));
}

const none: Hits = { ordinals: new Uint32Array(0), count: 0 };
/** Deleted titles of common sets, by their keys: a part never changes. */
const goneOf = new WeakMap<Part, Map<string, Hits>>();

/** A common set as it is now, less those of its titles that were deleted. */
export function knownOf(part: Part, set: CommonSet, among: (hits: Hits) => Hits): Known {
  const counts = (type: FacetType): Counts | null => set.counts[type] ?? null;
  if (part.deleted === null) return { counts, without: none };
  let known = goneOf.get(part);
  if (known === undefined) goneOf.set(part, (known = new Map()));
  let without = known.get(set.key);
  if (without === undefined) {
    const deleted = deletedTitles(part);
    const { ordinals, count } = among({ ordinals: deleted, count: deleted.length });
    known.set(set.key, (without = { ordinals: ordinals.slice(0, count), count }));
  }
  return { counts, without };
}
