import { foldWords } from '../../analysis/index.ts';
import { compareKeys } from '../../browsing/place.ts';
import type { ReferenceField, Suggestion } from '../../port.ts';
import { matchesPrefixes } from '../../spelling/prefix-match.ts';
import type { SegmentView } from '../index/generation.ts';
import { docIdsOf, entryAt, parseReference, referenceKey } from '../index/listings.ts';
import { prefixRange } from '../index/strings.ts';
import { isDeleted } from '../index/tombstones.ts';

/** Variant forms that are examined for one text. */
const lookLimit = 4_000;

/**
 * Headings that do not match the typed prefixes but have a variant form that does, most used
 * first.
 */
export function suggestByVariants(
  field: ReferenceField,
  segments: readonly SegmentView[],
  typed: readonly string[],
  limit: number,
): Suggestion[] {
  const totals = new Map<string, number>();
  for (const view of segments) {
    for (const [heading, titles] of titlesByHeading(field, view, typed))
      totals.set(heading, (totals.get(heading) ?? 0) + titles.size);
  }
  return [...totals]
    .filter(([, total]) => total > 0)
    .sort(([a, some], [b, more]) => more - some || compareKeys(a, b))
    .slice(0, limit)
    .map(([text, total]) => ({ kind: field, text, total, id: null }));
}

function titlesByHeading(
  field: ReferenceField,
  { segment, tombstones }: SegmentView,
  typed: readonly string[],
): Map<string, Set<number>> {
  const titles = new Map<string, Set<number>>();
  for (const place of rarest(segment, typed)) {
    const { references } = segment.listings;
    const [key, shown] = entryAt(references, place);
    const { variant, heading } = parseReference(shown);
    if (!key.startsWith(referenceKey(field, ''))) continue;
    if (!matchesPrefixes(foldWords(variant).join(' '), typed)) continue;
    if (matchesPrefixes(foldWords(heading).join(' '), typed)) continue;
    const there = titles.get(heading) ?? new Set();
    for (const docId of docIdsOf(references, place))
      if (tombstones === null || !isDeleted(tombstones, docId)) there.add(docId);
    titles.set(heading, there);
  }
  return titles;
}

/** Variant forms that have the typed prefix of the fewest variants, up to the limit. */
function rarest(
  { variantWords: { words, starts, places } }: SegmentView['segment'],
  typed: readonly string[],
): number[] {
  const ranges = typed.map((word) => {
    const [low, high] = prefixRange(words, word);
    return places.subarray(starts[low], starts[high]);
  });
  const [fewest = new Uint32Array(0)] = ranges.sort((a, b) => a.length - b.length);
  const looked = new Set<number>();
  for (const place of fewest) if (looked.add(place).size === lookLimit) break;
  return [...looked];
}
