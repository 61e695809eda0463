import type { FacetType } from '../../fields.ts';
import type { ByteCounts, CommonSet, ValueCounts } from '../index/common-sets.ts';
import { facetTypes } from '../index/doc-values.ts';
import type { SegmentView } from '../index/generation.ts';
import { uint32Builder } from '../index/typed-array-builder.ts';
import { share } from '../index/permutations.ts';
import type { Segment } from '../index/segment.ts';
import { shared } from '../index/shared-arrays.ts';
import { stringAt } from '../index/strings.ts';
import { deletedDocs } from '../index/tombstones.ts';
import { liveDisjunctionOf } from '../postings/disjunction.ts';
import { postingListsOf } from '../postings/posting-list.ts';
import { ScoredDocsPool } from '../postings/scored-docs.ts';
import type { DocIds } from '../postings/scored-docs.ts';
import { DrillSideways } from './drill-sideways.ts';
import type { Filter } from './filters.ts';
import { ValueCounter } from './value-counter.ts';

/**
 * Facet counts, made at build time, of a set of titles that is the matches and a few titles
 * more.
 */
export interface PrecomputedCounts {
  readonly counts: (type: FacetType) => ValueCounts | null;
  readonly missing: DocIds;
}

/**
 * The least share of the titles that makes a set worth its memory, and how many sets there are
 * at most. People search for one word more often than they tick one value and ask for nothing
 * else.
 */
const commonWords = { from: 1 / 32, most: 64 };
const commonValues = { from: 1 / 10, most: 32 };

type SegmentWithoutCounts = Omit<Segment, 'common'>;

/** Counts the titles of the commonest words and facet values: they take longest to count. */
export function buildCommonSets(segment: SegmentWithoutCounts): CommonSet[] {
  return [...setsOfWords(segment), ...setsOfValues(segment)];
}

function setsOfWords(segment: SegmentWithoutCounts): CommonSet[] {
  const view = { segment: { ...segment, common: [] }, tombstones: null, deletedCount: 0 };
  const titles = segment.ids.length;
  const memory = { pool: new ScoredDocsPool(), accumulators: new Uint32Array(titles) };
  return commonWordCandidates(segment).flatMap((word) => {
    const lists = postingListsOf(view.segment, { kind: 'word', field: 'any', word }, 1);
    const hits = liveDisjunctionOf(lists, view, memory);
    const set =
      hits.count < titles * commonWords.from ? [] : [countedSet(segment, wordKey(word), hits)];
    memory.pool.give(hits);
    return set;
  });
}

/** Words that may be common, the most frequent first. */
function commonWordCandidates({
  ids,
  dictionary: { words, order, counts },
}: SegmentWithoutCounts): string[] {
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

function setsOfValues(segment: SegmentWithoutCounts): CommonSet[] {
  const view = { segment: { ...segment, common: [] }, tombstones: null, deletedCount: 0 };
  const drillSideways = new DrillSideways();
  return frequentValues(segment).map(({ type, value, totals }) => {
    const selected = new Uint8Array(totals.length);
    selected[value] = 1;
    const { docIds, bounds } = drillSideways.groupAll(
      view,
      [{ type, codes: [], selected }],
      new Set(),
    );
    return countedSet(segment, valueKey(type, value), { docIds, count: bounds[1] as number });
  });
}

interface ValueOfFacet {
  readonly type: FacetType;
  readonly value: number;
  readonly totals: Uint32Array;
}

function frequentValues({ ids, docValues }: SegmentWithoutCounts): ValueOfFacet[] {
  const found: ValueOfFacet[] = [];
  for (const type of facetTypes) {
    const totals = docValues[type]?.totals ?? null;
    totals?.forEach((total, value) => {
      if (value > 0 && total >= ids.length * commonValues.from) found.push({ type, value, totals });
    });
  }
  const total = ({ totals, value }: ValueOfFacet): number => totals[value] as number;
  return found.sort((a, b) => total(b) - total(a)).slice(0, commonValues.most);
}

function countedSet({ docValues }: SegmentWithoutCounts, key: string, hits: DocIds): CommonSet {
  const counts: Partial<Record<FacetType, ValueCounts>> = {};
  for (const type of facetTypes) {
    const column = docValues[type];
    if (column === undefined || column.totals === null) continue;
    const counter = new ValueCounter(column.totals.length);
    counter.begin(Infinity);
    counter.add(column, hits.docIds, 0, hits.count);
    counts[type] = asByteCounts(counter.counts);
  }
  return { key, titles: hits.count, counts };
}

function asByteCounts(counts: Uint32Array): ByteCounts {
  const low = shared.bytes(counts.length);
  const above = uint32Builder();
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

/** The common set of a filter, if it selects one value and that is a common one. */
export function commonSetOfFilter(
  { segment }: SegmentView,
  { type, selected }: Filter,
): CommonSet | null {
  const value = selected.indexOf(1);
  if (value < 0 || selected.indexOf(1, value + 1) >= 0) return null;
  return commonSet(segment, valueKey(type, value));
}

const none: DocIds = { docIds: new Uint32Array(0), count: 0 };
/** Deleted titles of common sets by their keys, for each state of a segment. */
const goneOf = new WeakMap<SegmentView, Map<string, DocIds>>();

/** The counts of a common set, and the titles of it that were deleted since. */
export function precomputedCountsOf(
  view: SegmentView,
  set: CommonSet,
  among: (hits: DocIds) => DocIds,
): PrecomputedCounts {
  const counts = (type: FacetType): ValueCounts | null => set.counts[type] ?? null;
  if (view.tombstones === null) return { counts, missing: none };
  let known = goneOf.get(view);
  if (known === undefined) goneOf.set(view, (known = new Map()));
  let missing = known.get(set.key);
  if (missing === undefined) {
    const deleted = deletedDocs(view);
    const { docIds, count } = among({ docIds: deleted, count: deleted.length });
    known.set(set.key, (missing = { docIds: docIds.slice(0, count), count }));
  }
  return { counts, missing };
}
