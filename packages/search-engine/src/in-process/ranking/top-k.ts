import type { OrderCode } from '../../fields.ts';
import type { SegmentView } from '../index/generation.ts';
import { maxDocs } from '../index/postings.ts';
import type { SortRanks } from '../index/sort-keys.ts';
import { isDeleted } from '../index/tombstones.ts';
import { TopKHeap } from './top-k-heap.ts';

/** A match of a search: its segment, its doc id there, and its score. */
export interface RankedDoc {
  readonly view: SegmentView;
  readonly docId: number;
  readonly score: number;
}

/**
 * Score and place in one number; higher is better. A score has 30 bits, a place 23: together an
 * exact double.
 */
function keyOf(score: number, place: number): number {
  return score * maxDocs + (maxDocs - 1 - place);
}

/**
 * The first `wanted` matches of one segment, best first. Scores count in the order of relevance
 * alone.
 */
export function topK(
  view: SegmentView,
  order: OrderCode,
  { docIds, scores, count }: { docIds: Uint32Array; scores: Uint32Array; count: number },
  wanted: number,
): RankedDoc[] {
  if (wanted === 0) return [];
  const ranks = view.segment.ranks[order];
  const keys = new TopKHeap(Math.min(wanted, count));
  if (order === 'C') offerScored(keys, docIds, scores, count, ranks.places);
  else offerPlaced(keys, docIds, count, ranks.places);
  return keys.sorted().map((key) => docOfKey(view, ranks, key));
}

function offerScored(
  keys: TopKHeap,
  docIds: Uint32Array,
  scores: Uint32Array,
  count: number,
  places: Uint32Array,
): void {
  for (let i = 0; i < count; i++) {
    const score = scores[i] as number;
    if (score < keys.leastScore) continue;
    keys.offer(keyOf(score, places[docIds[i] as number] as number));
  }
}

function offerPlaced(
  keys: TopKHeap,
  docIds: Uint32Array,
  count: number,
  places: Uint32Array,
): void {
  for (let i = 0; i < count; i++) {
    const place = places[docIds[i] as number] as number;
    if (place < keys.placeLimit) keys.offer(keyOf(0, place));
  }
}

function docOfKey(view: SegmentView, { order }: SortRanks, key: number): RankedDoc {
  const score = Math.floor(key / maxDocs);
  const place = maxDocs - 1 - (key - score * maxDocs);
  return { view, docId: order[place] as number, score };
}

/** The first live titles of a segment in an order that pass a test, where many do. */
export function firstInOrder(
  view: SegmentView,
  order: OrderCode,
  wanted: number,
  passes: (docId: number) => boolean = () => true,
): RankedDoc[] {
  const found: RankedDoc[] = [];
  const docIds = view.segment.ranks[order].order;
  for (let i = 0; i < docIds.length && found.length < wanted; i++) {
    const docId = docIds[i] as number;
    if (view.tombstones !== null && isDeleted(view.tombstones, docId)) continue;
    if (!passes(docId)) continue;
    found.push({ view, docId, score: 0 });
  }
  return found;
}
