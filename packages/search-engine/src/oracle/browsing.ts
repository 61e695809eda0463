import { alphabeticalKey, fieldWords, foldWords } from '../analysis/index.ts';
import { entryOf } from '../browsing/entry.ts';
import { compareKeys, requestedPlace, placeLabel } from '../browsing/place.ts';
import { shelfEntries } from '../browsing/shelf-entries.ts';
import { browsedReferences, variantKey, referenceLabel } from '../browsing/reference.ts';
import type { BrowseIndex, BrowsePage, BrowseRequest, SearchDocument } from '../port.ts';
import type { Labels } from './counting.ts';

type KeyedLabel = readonly [key: string, label: string];

/** All entries are made and sorted, and a page is cut out of them. */
export function browseAmong(
  documents: readonly SearchDocument[],
  labels: Labels,
  request: BrowseRequest,
): BrowsePage {
  const groups = new Map<string, { total: number; labels: Map<string, number> }>();
  for (const document of documents) {
    const entries = entriesOf(document, request.index, labels).filter(([key]) => key !== '');
    for (const key of new Set(entries.map(([one]) => one))) {
      const group = groups.get(key) ?? { total: 0, labels: new Map<string, number>() };
      const written = entries.filter(([one]) => one === key).map(([, label]) => label);
      for (const label of new Set(written))
        group.labels.set(label, (group.labels.get(label) ?? 0) + 1);
      groups.set(key, { ...group, total: group.total + 1 });
    }
  }
  const keys = [...groups.keys()].sort(compareKeys);
  const begins = (start: string) => keys.some((key) => key.startsWith(start));
  const { key: from, after } = requestedPlace(request, begins);
  const start = keys.filter((key) => compareKeys(key, from) < (after ? 1 : 0)).length;
  const forward = request.direction === 'forward';
  const beyond = forward ? keys.slice(start) : keys.slice(0, start);
  const page = forward
    ? beyond.slice(0, request.limit)
    : beyond.slice(Math.max(0, beyond.length - request.limit));
  const entries = page.map((key) =>
    entryOf(key, groups.get(key)?.total ?? 0, groups.get(key)?.labels ?? new Map()),
  );
  return { entries, more: beyond.length > page.length };
}

function entriesOf(document: SearchDocument, index: BrowseIndex, labels: Labels): KeyedLabel[] {
  const { text, sort, facets } = document;
  switch (index) {
    case 'title':
      return [[alphabeticalKey(sort.title), text.title?.[0] ?? '']];
    case 'series':
      return (text.series ?? []).map((one) => [alphabeticalKey(one), one]);
    case 'callNumber':
      return shelfEntries(document);
    case 'author':
    case 'subject':
      return [
        ...headingsOf(facets, index === 'author' ? 'A' : 'S', labels),
        ...browsedReferences(document, index).map((one): KeyedLabel => [
          variantKey(one),
          referenceLabel(one),
        ]),
      ];
    case 'isbn':
    case 'issn':
      return (text.standardNumber ?? [])
        .flatMap((one) => fieldWords('standardNumber', one))
        .filter((word) => (index === 'isbn' ? /^\d{13}$/ : /^\d{7}[\dx]$/).test(word))
        .map((word) => [word, placeLabel(index, word)]);
  }
}

function headingsOf(
  facets: SearchDocument['facets'],
  type: 'A' | 'S',
  labels: Labels,
): KeyedLabel[] {
  return (facets[type] ?? []).map(({ code }) => {
    const label = labels.get(type)?.get(code) ?? '';
    const folded = foldWords(label).join(' ');
    return [folded === '' ? '' : `${folded}\0${code}`, label];
  });
}
