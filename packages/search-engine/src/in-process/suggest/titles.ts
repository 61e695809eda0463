import { foldedWords } from '../../analysis/index.ts';
import type { Suggestion } from '../../port.ts';
import type { Part } from '../index/generation.ts';
import { segmentLimit } from '../index/postings.ts';
import type { Segment } from '../index/segment.ts';
import { stringAt } from '../index/strings.ts';
import { foldedTitle } from '../index/titles.ts';
import { isDeleted } from '../index/tombstones.ts';
import { slippedPlaces } from './fuzzy-prefixes.ts';
import { fromHighest } from './lazy-top-k.ts';
import { placesBeginning } from './prefix-matches.ts';

interface Candidate {
  readonly part: Part;
  readonly ordinal: number;
  readonly text: string;
  readonly folded: string;
  readonly id: number;
  readonly copies: number;
  readonly starts: boolean;
}

export function suggestTitles(
  parts: readonly Part[],
  asked: readonly string[],
  limit: number,
): Suggestion[] {
  return suggested(
    parts,
    parts.flatMap((part) => inPart(part, asked, limit)),
    limit,
  );
}

/** The same with one slip in the words typed. */
export function slippedTitles(
  parts: readonly Part[],
  asked: readonly string[],
  limit: number,
): Suggestion[] {
  return suggested(
    parts,
    parts.flatMap((part) => slippedIn(part, asked, limit)),
    limit,
  );
}

function suggested(
  parts: readonly Part[],
  candidates: readonly Candidate[],
  limit: number,
): Suggestion[] {
  const sorted = candidates.toSorted(better);
  const distinct = [...new Map(sorted.toReversed().map((one) => [one.folded, one])).values()];
  return distinct
    .sort(better)
    .slice(0, limit)
    .map(({ text, id, ...candidate }) => {
      const total = parts.reduce((sum, part) => sum + titlesCalled(part, candidate), 0);
      return { kind: 'title', text, total, id: total === 1 ? id : null };
    });
}

/** Titles that begin with the text come first, then the most held. */
function better(a: Candidate, b: Candidate): number {
  return (
    Number(b.starts) - Number(a.starts) ||
    b.copies - a.copies ||
    Buffer.compare(Buffer.from(a.folded), Buffer.from(b.folded)) ||
    a.id - b.id
  );
}

/** Enough of a part's best titles to have `limit` that are called differently. */
function inPart(part: Part, asked: readonly string[], limit: number): Candidate[] {
  const { titles } = part.segment;
  const found = new Map<string, Candidate>();
  for (const place of places(part, asked)) {
    const candidate = candidateOf(part, titles.order[place] as number);
    const { folded } = candidate;
    if (found.has(folded)) continue;
    found.set(folded, { ...candidate, starts: folded.startsWith(asked.join(' ')) });
    if (found.size === limit) break;
  }
  return [...found.values()];
}

function candidateOf(part: Part, ordinal: number): Candidate {
  const { titles, keys, ids } = part.segment;
  const text = stringAt(titles.written, ordinal);
  return {
    part,
    ordinal,
    text,
    folded: foldedWords(text).join(' '),
    id: ids[ordinal] as number,
    copies: keys.copies[ordinal] as number,
    starts: false,
  };
}

function slippedIn(part: Part, asked: readonly string[], limit: number): Candidate[] {
  const { titles } = part.segment;
  const index = { words: titles.words, starts: titles.wordStarts, places: titles.wordTitles };
  const { weigh, placeOf } = weighing(part);
  const ordinals = slippedPlaces(index, asked, limit, {
    weigh: (ordinal) => weigh(ordinal, titles.places[ordinal] as number),
    placeOf: (weight) => titles.order[placeOf(weight)] as number,
    textAt: (ordinal) => candidateOf(part, ordinal).folded,
  });
  return Array.from(ordinals, (ordinal) => candidateOf(part, ordinal));
}

/** The most held first, then by the order of titles; deleted ones not at all. */
function weighing({ segment: { keys }, deleted }: Part): {
  readonly weigh: (ordinal: number, place: number) => number;
  readonly placeOf: (weight: number) => number;
} {
  return {
    weigh: (ordinal, place) =>
      deleted !== null && isDeleted(deleted, ordinal)
        ? -1
        : (keys.copies[ordinal] as number) * segmentLimit + (segmentLimit - 1 - place),
    placeOf: (weight) => segmentLimit - 1 - (weight % segmentLimit),
  };
}

/** Places in the order of titles, best first; those that begin with the text come again later. */
function* places(part: Part, asked: readonly string[]): Generator<number> {
  const { titles } = part.segment;
  const { weigh, placeOf } = weighing(part);
  const [from, to] = foldedTitle.startingWith(titles, asked.join(' '));
  const leading = fromHighest({
    count: to - from,
    weightAt: (i) => weigh(titles.order[from + i] as number, from + i),
    next: (i, least) => nextHeld(part.segment, from + i, least) - from,
  });
  for (const weight of leading) yield placeOf(weight);
  const index = { words: titles.words, starts: titles.wordStarts, places: titles.wordTitles };
  const ordinals = placesBeginning(index, asked);
  const weightAt = (i: number): number => {
    const ordinal = ordinals[i] as number;
    return weigh(ordinal, titles.places[ordinal] as number);
  };
  for (const weight of fromHighest({ count: ordinals.length, weightAt })) yield placeOf(weight);
}

const blockLength = 64;
/** The most copies of a title among so many that follow each other in the order of titles. */
const mostHeld = new WeakMap<Segment, Uint32Array>();

/** First place from `place` on whose title may weigh more than `least`. */
function nextHeld(segment: Segment, place: number, least: number): number {
  if (place % blockLength > 0) return place;
  const most = mostHeldIn(segment);
  let block = place / blockLength;
  while (block < most.length && highestIn(most, block) <= least) block++;
  return block * blockLength;
}

/** What the first title of a block weighs if it is the most held. */
function highestIn(most: Uint32Array, block: number): number {
  return (most[block] as number) * segmentLimit + (segmentLimit - 1 - block * blockLength);
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

function titlesCalled(
  part: Part,
  { part: own, ordinal, folded }: Pick<Candidate, 'part' | 'ordinal' | 'folded'>,
): number {
  const { titles } = part.segment;
  const { deleted } = part;
  const [from, to] =
    part === own
      ? foldedTitle.around(titles, titles.places[ordinal] as number)
      : foldedTitle.range(titles, folded, folded);
  const ordinals = titles.order.subarray(from, to);
  return deleted === null
    ? ordinals.length
    : ordinals.filter((one) => !isDeleted(deleted, one)).length;
}
