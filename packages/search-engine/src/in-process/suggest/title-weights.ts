import type { SegmentView } from '../index/generation.ts';
import { maxDocs } from '../index/postings.ts';
import type { Segment } from '../index/segment.ts';
import { titleOrder } from '../index/title-index.ts';
import { isDeleted } from '../index/tombstones.ts';
import { highestFirst } from './lazy-top-k.ts';
import { placesWithPrefixes } from './prefix-matches.ts';

/** Weighs titles: the most held first, then in the order of titles; deleted titles are left out. */
export function titleWeighing({ segment: { keys }, tombstones }: SegmentView): {
  readonly weigh: (docId: number, place: number) => number;
  readonly placeOf: (weight: number) => number;
} {
  return {
    weigh: (docId, place) =>
      tombstones !== null && isDeleted(tombstones, docId)
        ? -1
        : (keys.copies[docId] as number) * maxDocs + (maxDocs - 1 - place),
    placeOf: (weight) => maxDocs - 1 - (weight % maxDocs),
  };
}

/**
 * Places in the order of titles, best candidates first; titles that begin with the text come a
 * second time later.
 */
export function* titlePlaces(view: SegmentView, typed: readonly string[]): Generator<number> {
  const { titles } = view.segment;
  const { weigh, placeOf } = titleWeighing(view);
  const [from, to] = titleOrder.startingWith(titles, typed.join(' '));
  const withPrefix = highestFirst({
    count: to - from,
    weightAt: (i) => weigh(titles.order[from + i] as number, from + i),
    next: (i, least) => nextHeld(view.segment, from + i, least) - from,
  });
  for (const weight of withPrefix) yield placeOf(weight);
  const index = { words: titles.words, starts: titles.wordStarts, places: titles.wordTitles };
  const docIds = placesWithPrefixes(index, typed);
  const weightAt = (i: number): number => {
    const docId = docIds[i] as number;
    return weigh(docId, titles.places[docId] as number);
  };
  for (const weight of highestFirst({ count: docIds.length, weightAt })) yield placeOf(weight);
}

const blockLength = 64;
/** Most copies of a title in each block of titles, in their order. */
const mostHeld = new WeakMap<Segment, Uint32Array>();

/** The first place from `place` on whose title may weigh more than `least`. */
function nextHeld(segment: Segment, place: number, least: number): number {
  if (place % blockLength > 0) return place;
  const most = mostHeldIn(segment);
  let block = place / blockLength;
  while (block < most.length && highestIn(most, block) <= least) block++;
  return block * blockLength;
}

/** The highest possible weight in a block: its first title with the most copies. */
function highestIn(most: Uint32Array, block: number): number {
  return (most[block] as number) * maxDocs + (maxDocs - 1 - block * blockLength);
}

function mostHeldIn(segment: Segment): Uint32Array {
  let most = mostHeld.get(segment);
  if (most === undefined) {
    const { keys, titles } = segment;
    most = new Uint32Array(Math.ceil(titles.order.length / blockLength));
    for (let place = 0; place < titles.order.length; place++) {
      const copies = keys.copies[titles.order[place] as number] as number;
      const block = Math.floor(place / blockLength);
      if (copies > (most[block] as number)) most[block] = copies;
    }
    mostHeld.set(segment, most);
  }
  return most;
}
