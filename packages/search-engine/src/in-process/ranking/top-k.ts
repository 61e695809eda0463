import type { OrderCode } from '../../fields.ts';
import type { SegmentView } from '../index/generation.ts';
import { maxDocs } from '../index/postings.ts';
import type { SortRanks } from '../index/sort-keys.ts';
import { isDeleted } from '../index/tombstones.ts';

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

/** Up to this many titles are kept in a heap; for more, all keys are sorted. */
const heapLimit = 1_000;

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

/** The highest keys: a heap with the lowest of them on top. */
class TopKHeap {
  /** Bounds: a lower score, or without scores a later place, is not among the best. */
  leastScore = 0;
  placeLimit = maxDocs;
  readonly #wanted: number;
  #keys: Float64Array;
  #length = 0;

  constructor(wanted: number) {
    this.#wanted = wanted;
    this.#keys = new Float64Array(wanted > heapLimit ? 2 * wanted : wanted);
  }

  offer(key: number): void {
    if (this.#wanted > heapLimit) this.#gather(key);
    else if (this.#length < this.#wanted) this.#rise(key);
    else if (this.#length > 0 && key > (this.#keys[0] as number)) {
      this.#sink(key);
      this.#tighten();
    }
  }

  #tighten(): void {
    const least = this.#keys[0] as number;
    this.leastScore = Math.floor(least / maxDocs);
    this.placeLimit = maxDocs - 1 - (least - this.leastScore * maxDocs);
  }

  /** For long lists: gathers up to twice the length, then keeps the better half. */
  #gather(key: number): void {
    if (this.#length === this.#keys.length) {
      this.#keys.sort();
      this.#keys.copyWithin(0, this.#wanted);
      this.#length = this.#wanted;
      this.#tighten();
    }
    this.#keys[this.#length++] = key;
  }

  #rise(key: number): void {
    const keys = this.#keys;
    let at = this.#length++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((keys[above] as number) <= key) break;
      keys[at] = keys[above] as number;
      at = above;
    }
    keys[at] = key;
  }

  #sink(key: number): void {
    const keys = this.#keys;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#length) break;
      if (below + 1 < this.#length && (keys[below + 1] as number) < (keys[below] as number))
        below++;
      if ((keys[below] as number) >= key) break;
      keys[at] = keys[below] as number;
      at = below;
    }
    keys[at] = key;
  }

  sorted(): number[] {
    const keys = this.#keys.subarray(0, this.#length).sort().reverse();
    return Array.from(keys.subarray(0, this.#wanted));
  }
}
