import { placeLabel } from '../../browsing/place.ts';
import type { BrowseIndex } from '../../port.ts';
import type { LiveFacetCounts } from '../facets/live-facet-counts.ts';
import { noValues } from '../index/facet-values.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { docIdsOf, entryAt, variantAt, variantListings } from '../index/listings.ts';
import { countOf, stringAt } from '../index/strings.ts';
import { isDeleted } from '../index/tombstones.ts';
import type { EntrySource } from './entry-source.ts';
import { headingSources } from './heading-entries.ts';

export function sourcesOf(
  { segments, values }: Generation,
  live: LiveFacetCounts,
  index: BrowseIndex,
): EntrySource[] {
  switch (index) {
    case 'title':
      return segments.map(titles);
    case 'series':
    case 'callNumber':
    case 'isbn':
    case 'issn':
      return segments.map((view) => listingSource(view, index));
    case 'author':
      return [
        ...headingSources(values.A ?? noValues, live.of('A')),
        ...segments.map((view) => listingSource(view, index)),
      ];
    case 'subject':
      return [
        ...headingSources(values.S ?? noValues, live.of('S')),
        ...segments.map((view) => listingSource(view, index)),
      ];
  }
}

function isLive({ tombstones }: SegmentView, docId: number): boolean {
  return tombstones === null || !isDeleted(tombstones, docId);
}

function vote(labels: Map<string, number>, label: string): void {
  labels.set(label, (labels.get(label) ?? 0) + 1);
}

/** Titles in alphabetical order; those without a title proper come last and are left out. */
function titles(view: SegmentView): EntrySource {
  const { ranks, keys, titles: written } = view.segment;
  const { order } = ranks.T;
  let length = order.length;
  while (length > 0 && stringAt(keys.title, order[length - 1] as number) === '') length--;
  return {
    length,
    keyAt: (place) => stringAt(keys.title, order[place] as number),
    groupAt(from, to) {
      const there = order.subarray(from, to).filter((docId) => isLive(view, docId));
      const labels = new Map<string, number>();
      for (const docId of there) vote(labels, stringAt(written.written, docId));
      return { total: there.length, labels };
    },
  };
}

/** Source of an index: for authors and subjects the listing of their variant forms, else the listing itself. */
function listingSource(view: SegmentView, index: Exclude<BrowseIndex, 'title'>): EntrySource {
  const isReference = index === 'author' || index === 'subject';
  const listing = view.segment.listings[isReference ? variantListings[index] : index];
  const at = (place: number) => (isReference ? variantAt(listing, place) : entryAt(listing, place));
  return {
    length: countOf(listing.entries),
    keyAt: (place) => at(place)[0],
    groupAt(from, to) {
      const all = new Set<number>();
      const labels = new Map<string, number>();
      for (let place = from; place < to; place++) {
        const [key, written] = at(place);
        const shown = written === '' ? placeLabel(index, key) : written;
        for (const docId of docIdsOf(listing, place)) {
          if (!isLive(view, docId)) continue;
          all.add(docId);
          vote(labels, shown);
        }
      }
      return { total: all.size, labels };
    },
  };
}
