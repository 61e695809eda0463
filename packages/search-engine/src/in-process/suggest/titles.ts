import type { Suggestion } from '../../port.ts';
import type { SegmentView } from '../index/generation.ts';
import { titleOrder } from '../index/title-index.ts';
import { isDeleted } from '../index/tombstones.ts';
import type { Candidate } from './title-candidates.ts';
import { compareCandidates, candidatesIn, fuzzyIn } from './title-candidates.ts';

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

function titlesNamed(
  view: SegmentView,
  { view: own, docId, folded }: Pick<Candidate, 'view' | 'docId' | 'folded'>,
): number {
  const { titles } = view.segment;
  const { tombstones } = view;
  const [from, to] =
    view === own
      ? titleOrder.equalRange(titles, titles.places[docId] as number)
      : titleOrder.range(titles, folded, folded);
  const docIds = titles.order.subarray(from, to);
  return tombstones === null
    ? docIds.length
    : docIds.filter((one) => !isDeleted(tombstones, one)).length;
}
