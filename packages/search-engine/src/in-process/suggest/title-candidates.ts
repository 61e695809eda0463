import { foldWords } from '../../analysis/index.ts';
import type { SegmentView } from '../index/generation.ts';
import { stringAt } from '../index/strings.ts';
import { fuzzyPlaces } from './fuzzy-prefixes.ts';
import { titlePlaces, titleWeighing } from './title-weights.ts';

/** A title that may be suggested. */
export interface Candidate {
  readonly view: SegmentView;
  readonly docId: number;
  readonly text: string;
  readonly folded: string;
  readonly id: number;
  readonly copies: number;
  readonly starts: boolean;
}

/** Compares candidates: those that begin with the text come first, then the most held. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    Number(b.starts) - Number(a.starts) ||
    b.copies - a.copies ||
    Buffer.compare(Buffer.from(a.folded), Buffer.from(b.folded)) ||
    a.id - b.id
  );
}

/** A segment's best titles, until `limit` of them have different names. */
export function candidatesIn(
  view: SegmentView,
  typed: readonly string[],
  limit: number,
): Candidate[] {
  const { titles } = view.segment;
  const found = new Map<string, Candidate>();
  for (const place of titlePlaces(view, typed)) {
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

/** A segment's best titles that match with one edit. */
export function fuzzyIn(view: SegmentView, typed: readonly string[], limit: number): Candidate[] {
  const { titles } = view.segment;
  const index = { words: titles.words, starts: titles.wordStarts, places: titles.wordTitles };
  const { weigh, placeOf } = titleWeighing(view);
  const docIds = fuzzyPlaces(index, typed, limit, {
    weigh: (docId) => weigh(docId, titles.places[docId] as number),
    placeOf: (weight) => titles.order[placeOf(weight)] as number,
    textAt: (docId) => candidateOf(view, docId).folded,
  });
  return Array.from(docIds, (docId) => candidateOf(view, docId));
}
