import type { OrderCode } from '../../fields.ts';
import type { Part } from '../index/generation.ts';
import { segmentLimit } from '../index/postings.ts';
import type { Ranks } from '../index/sort-keys.ts';
import { isDeleted } from '../index/tombstones.ts';

/** A title found: its part, its ordinal there, and its score. */
export interface Found {
  readonly part: Part;
  readonly ordinal: number;
  readonly score: number;
}

/**
 * Score and place in one number, the better the higher. A score has 30 bits, a place 23: together
 * an exact double.
 */
function rankingKey(score: number, place: number): number {
  return score * segmentLimit + (segmentLimit - 1 - place);
}

/** Titles up to this many are kept in a heap; for more, all keys are sorted. */
const heapLimit = 1_000;

/** The best `wanted` of the titles in one part, best first. Scores count for relevance alone. */
export function bestOf(
  part: Part,
  order: OrderCode,
  { ordinals, scores, count }: { ordinals: Uint32Array; scores: Uint32Array; count: number },
  wanted: number,
): Found[] {
  if (wanted === 0) return [];
  const ranks = part.segment.ranks[order];
  const keys = new TopKeys(Math.min(wanted, count));
  if (order === 'C') offerScored(keys, ordinals, scores, count, ranks.places);
  else offerPlaced(keys, ordinals, count, ranks.places);
  return keys.sorted().map((key) => foundOf(part, ranks, key));
}

function offerScored(
  keys: TopKeys,
  ordinals: Uint32Array,
  scores: Uint32Array,
  count: number,
  places: Uint32Array,
): void {
  for (let i = 0; i < count; i++) {
    const score = scores[i] as number;
    if (score < keys.leastScore) continue;
    keys.offer(rankingKey(score, places[ordinals[i] as number] as number));
  }
}

function offerPlaced(
  keys: TopKeys,
  ordinals: Uint32Array,
  count: number,
  places: Uint32Array,
): void {
  for (let i = 0; i < count; i++) {
    const place = places[ordinals[i] as number] as number;
    if (place < keys.placeLimit) keys.offer(rankingKey(0, place));
  }
}

function foundOf(part: Part, { order }: Ranks, key: number): Found {
  const score = Math.floor(key / segmentLimit);
  const place = segmentLimit - 1 - (key - score * segmentLimit);
  return { part, ordinal: order[place] as number, score };
}

/** The first live titles of a part in an order that pass, where many do. */
export function firstOf(
  part: Part,
  order: OrderCode,
  wanted: number,
  passes: (ordinal: number) => boolean = () => true,
): Found[] {
  const found: Found[] = [];
  const ordinals = part.segment.ranks[order].order;
  for (let i = 0; i < ordinals.length && found.length < wanted; i++) {
    const ordinal = ordinals[i] as number;
    if (part.deleted !== null && isDeleted(part.deleted, ordinal)) continue;
    if (!passes(ordinal)) continue;
    found.push({ part, ordinal, score: 0 });
  }
  return found;
}

/** Highest keys: a heap with the least of them on top. */
class TopKeys {
  /** What is lower, or not before, is not among the best; where all scores are one, in places. */
  leastScore = 0;
  placeLimit = segmentLimit;
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
    this.leastScore = Math.floor(least / segmentLimit);
    this.placeLimit = segmentLimit - 1 - (least - this.leastScore * segmentLimit);
  }

  /** For long lists: gathered to twice the length, then the better half is kept. */
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
