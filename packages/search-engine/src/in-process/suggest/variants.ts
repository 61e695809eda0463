import { foldedWords } from '../../analysis/index.ts';
import { compareKeys } from '../../browsing/place.ts';
import type { ReferenceField, Suggestion } from '../../port.ts';
import { fits } from '../../spelling/slip.ts';
import type { Part } from '../index/generation.ts';
import { entryAt, ordinalsOf, referenceKey, referenceShown } from '../index/listings.ts';
import { prefixRange } from '../index/strings.ts';
import { isDeleted } from '../index/tombstones.ts';

/** So many variants are looked at for one text typed. */
const lookLimit = 4_000;

/** Headings of which a variant form fits what is typed and they themselves do not, most used first. */
export function suggestByVariants(
  field: ReferenceField,
  parts: readonly Part[],
  asked: readonly string[],
  limit: number,
): Suggestion[] {
  const totals = new Map<string, number>();
  for (const part of parts) {
    for (const [heading, titles] of titlesByHeading(field, part, asked))
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
  { segment, deleted }: Part,
  asked: readonly string[],
): Map<string, Set<number>> {
  const titles = new Map<string, Set<number>>();
  for (const place of rarest(segment, asked)) {
    const { references } = segment.listings;
    const [key, shown] = entryAt(references, place);
    const { variant, heading } = referenceShown(shown);
    if (!key.startsWith(referenceKey(field, ''))) continue;
    if (!fits(foldedWords(variant).join(' '), asked)) continue;
    if (fits(foldedWords(heading).join(' '), asked)) continue;
    const there = titles.get(heading) ?? new Set();
    for (const ordinal of ordinalsOf(references, place))
      if (deleted === null || !isDeleted(deleted, ordinal)) there.add(ordinal);
    titles.set(heading, there);
  }
  return titles;
}

/** Variants in which the typed word stands that begins the fewest, so many as are looked at. */
function rarest(
  { variantWords: { words, starts, places } }: Part['segment'],
  asked: readonly string[],
): number[] {
  const ranges = asked.map((word) => {
    const [low, high] = prefixRange(words, word);
    return places.subarray(starts[low], starts[high]);
  });
  const [fewest = new Uint32Array(0)] = ranges.sort((a, b) => a.length - b.length);
  const looked = new Set<number>();
  for (const place of fewest) if (looked.add(place).size === lookLimit) break;
  return [...looked];
}
