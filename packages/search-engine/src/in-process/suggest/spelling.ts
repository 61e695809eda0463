import type { NearWord } from '../../spelling/correction.ts';
import type { Generation, Part } from '../index/generation.ts';
import { stringAt } from '../index/strings.ts';
import { isDeleted } from '../index/tombstones.ts';
import { nearWords } from '../postings/fuzzy-terms.ts';

/** Words of live titles near one typed. */
export function nearIn({ parts }: Generation, asked: string, most: number): NearWord[] {
  const near = new Map<string, NearWord>();
  for (const part of parts) {
    const { words, order, counts } = part.segment.vocabulary;
    const gone = countsOfDeleted(part);
    for (const { place, distance } of nearWords({ words, order }, asked, most)) {
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

/** How often words stand in the deleted titles of a part. */
function countsOfDeleted({ segment, deleted }: Part): ReadonlyMap<number, number> {
  if (deleted === null) return new Map();
  const counted = known.get(deleted);
  if (counted !== undefined) return counted;
  const counts = new Map<number, number>();
  const { starts, tokens } = segment.stream;
  for (let ordinal = 0; ordinal < segment.ids.length; ordinal++) {
    if (!isDeleted(deleted, ordinal)) continue;
    for (const token of tokens.subarray(starts[ordinal], starts[ordinal + 1]))
      counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  known.set(deleted, counts);
  return counts;
}
