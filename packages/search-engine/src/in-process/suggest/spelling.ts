import type { SimilarWord } from '../../spelling/lookups.ts';
import { readTokens } from '../index/forward-index.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { stringAt } from '../index/strings.ts';
import { isDeleted } from '../index/tombstones.ts';
import { wordsWithinEdits } from '../postings/fuzzy-terms.ts';

/** Words of live titles within an edit distance of one typed. */
export function similarWords({ segments }: Generation, typed: string, most: number): SimilarWord[] {
  const near = new Map<string, SimilarWord>();
  for (const view of segments) {
    const { words, order, counts } = view.segment.dictionary;
    const gone = countsOfDeleted(view);
    for (const { place, distance } of wordsWithinEdits({ words, order }, typed, most)) {
      const number = order[place] as number;
      const count = (counts[number] as number) - (gone.get(number) ?? 0);
      const word = stringAt(words, number);
      if (count > 0)
        near.set(word, { word, distance, count: count + (near.get(word)?.count ?? 0) });
    }
  }
  return [...near.values()];
}

const known = new WeakMap<Uint8Array, ReadonlyMap<number, number>>();

/** Counts the occurrences of each word in the deleted titles of a segment. */
function countsOfDeleted({ segment, tombstones }: SegmentView): ReadonlyMap<number, number> {
  if (tombstones === null) return new Map();
  const counted = known.get(tombstones);
  if (counted !== undefined) return counted;
  const counts = new Map<number, number>();
  for (let docId = 0; docId < segment.ids.length; docId++) {
    if (!isDeleted(tombstones, docId)) continue;
    const { tokens, count } = readTokens(segment.forward, docId);
    for (const token of tokens.subarray(0, count)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  known.set(tombstones, counts);
  return counts;
}
