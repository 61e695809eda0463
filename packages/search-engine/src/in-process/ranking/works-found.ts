import { mostEditions } from '../../port.ts';
import type { FoundEditions } from '../../port.ts';
import type { SegmentView } from '../index/generation.ts';
import type { DocIds } from '../postings/scored-docs.ts';
import { WorkCounts } from '../postings/work-counts.ts';
import { compareTies, idOf } from './merge-top-k.ts';
import type { RankedDoc } from './top-k.ts';

/** The titles of one segment that a search found. */
export interface FoundDocs {
  readonly view: SegmentView;
  readonly docs: DocIds;
}

export function workOf({ view, docId }: RankedDoc): number {
  return view.segment.works[docId] as number;
}

/** The first title of each work. */
export function collapseByWork(inOrder: readonly RankedDoc[]): RankedDoc[] {
  const seen = new Set<number>();
  return inOrder.filter((one) => {
    const work = workOf(one);
    if (seen.has(work)) return false;
    seen.add(work);
    return true;
  });
}

/** All titles found of the works that are listed. */
export function editionsOf(
  listed: readonly RankedDoc[],
  found: readonly FoundDocs[],
  titlesOf: (work: number) => number,
): FoundEditions[] {
  const editions = gathered(
    listed.map(workOf).filter((work) => titlesOf(work) > 1),
    found,
  );
  return listed.map((one) => {
    const own = editions(workOf(one)) ?? [one];
    const ids = own.toSorted(compareTies).slice(0, mostEditions).map(idOf);
    return { total: own.length, ids };
  });
}

/** The titles of some works, by work. */
function gathered(works: readonly number[], found: readonly FoundDocs[]) {
  const counts = new WorkCounts();
  counts.begin(works.length);
  for (const work of works) counts.add(work);
  const titles = new Map(works.map((work) => [work, [] as RankedDoc[]]));
  if (works.length > 0)
    for (const { view, docs } of found) {
      for (let i = 0; i < docs.count; i++) {
        const docId = docs.docIds[i] as number;
        const work = view.segment.works[docId] as number;
        if (counts.at(counts.placeOf(work)) > 0) titles.get(work)?.push({ view, docId, score: 0 });
      }
    }
  return (work: number) => titles.get(work);
}
