import { foldWords } from '../../analysis/index.ts';
import type { Suggestion } from '../../port.ts';
import type { SegmentView } from '../index/generation.ts';
import { maxDocs } from '../index/postings.ts';
import type { Segment } from '../index/segment.ts';
import { stringAt } from '../index/strings.ts';
import { foldedTitle } from '../index/titles.ts';
import { isDeleted } from '../index/tombstones.ts';
import { fuzzyPlaces } from './fuzzy-prefixes.ts';
import { highestFirst } from './lazy-top-k.ts';
import { placesWithPrefixes } from './prefix-matches.ts';

interface Candidate {
  readonly view: SegmentView;
  readonly docId: number;
  readonly text: string;
  readonly folded: string;
  readonly id: number;
  readonly copies: number;
  readonly starts: boolean;
}

export function suggestTitles(
  segments: readonly SegmentView[],
  typed: readonly string[],
  limit: number,
): Suggestion[] {
  return suggestionsOf(
    segments,
    segments.flatMap((view) => candidatesIn(view, typed, limit)),
    limit,
  );
}

/** Titles that match what is typed with one edit in its words. */
export function fuzzyTitles(
  segments: readonly SegmentView[],
  typed: readonly string[],
  limit: number,
): Suggestion[] {
  return suggestionsOf(
    segments,
    segments.flatMap((view) => fuzzyIn(view, typed, limit)),
    limit,
  );
}

function suggestionsOf(
  segments: readonly SegmentView[],
  candidates: readonly Candidate[],
  limit: number,
): Suggestion[] {
  const sorted = candidates.toSorted(compareCandidates);
  const distinct = [...new Map(sorted.toReversed().map((one) => [one.folded, one])).values()];
  return distinct
    .sort(compareCandidates)
    .slice(0, limit)
    .map(({ text, id, ...candidate }) => {
      const total = segments.reduce((sum, view) => sum + titlesNamed(view, candidate), 0);
      return { kind: 'title', text, total, id: total === 1 ? id : null };
    });
}

/** Titles that begin with the text come first, then the most held. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    Number(b.starts) - Number(a.starts) ||
    b.copies - a.copies ||
    Buffer.compare(Buffer.from(a.folded), Buffer.from(b.folded)) ||
    a.id - b.id
  );
}

/** A segment's best titles, until `limit` of them have different names. */
function candidatesIn(view: SegmentView, typed: readonly string[], limit: number): Candidate[] {
  const { titles } = view.segment;
  const found = new Map<string, Candidate>();
  for (const place of places(view, typed)) {
    const candidate = candidateOf(view, titles.order[place] as number);
    const { folded } = candidate;
    if (found.has(folded)) continue;
    found.set(folded, { ...candidate, starts: folded.startsWith(typed.join(' ')) });
    if (found.size === limit) break;
  }
  return [...found.values()];
}

function candidateOf(view: SegmentView, docId: number): Candidate {
  const { titles, keys, ids } = view.segment;
  const text = stringAt(titles.written, docId);
  return {
    view,
    docId,
    text,
    folded: foldWords(text).join(' '),
    id: ids[docId] as number,
    copies: keys.copies[docId] as number,
    starts: false,
  };
}

function fuzzyIn(view: SegmentView, typed: readonly string[], limit: number): Candidate[] {
  const { titles } = view.segment;
  const index = { words: titles.words, starts: titles.wordStarts, places: titles.wordTitles };
  const { weigh, placeOf } = weighing(view);
  const docIds = fuzzyPlaces(index, typed, limit, {
    weigh: (docId) => weigh(docId, titles.places[docId] as number),
    placeOf: (weight) => titles.order[placeOf(weight)] as number,
    textAt: (docId) => candidateOf(view, docId).folded,
  });
  return Array.from(docIds, (docId) => candidateOf(view, docId));
}

/** The most held first, then in the order of titles; deleted titles are left out. */
function weighing({ segment: { keys }, tombstones }: SegmentView): {
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
function* places(view: SegmentView, typed: readonly string[]): Generator<number> {
  const { titles } = view.segment;
  const { weigh, placeOf } = weighing(view);
  const [from, to] = foldedTitle.startingWith(titles, typed.join(' '));
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
/** For each block of titles, in their order, the most copies that one of them has. */
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

function titlesNamed(
  view: SegmentView,
  { view: own, docId, folded }: Pick<Candidate, 'view' | 'docId' | 'folded'>,
): number {
  const { titles } = view.segment;
  const { tombstones } = view;
  const [from, to] =
    view === own
      ? foldedTitle.around(titles, titles.places[docId] as number)
      : foldedTitle.range(titles, folded, folded);
  const docIds = titles.order.subarray(from, to);
  return tombstones === null
    ? docIds.length
    : docIds.filter((one) => !isDeleted(tombstones, one)).length;
}
