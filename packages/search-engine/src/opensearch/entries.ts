import { alphabeticalKey, fieldWords, referenceFields } from '../analysis/index.ts';
import { placeLabel } from '../browsing/place.ts';
import { shelfEntries } from '../browsing/shelf-entries.ts';
import { browsedReferences, variantKey, referenceLabel } from '../browsing/reference.ts';
import { browseIndexes } from '../port.ts';
import type { BrowseIndex, SearchDocument } from '../port.ts';
import { longestString } from './mapping.ts';

type KeyedLabel = readonly [key: string, label: string];

/**
 * Lists the entries of a title in the indexes: keys to page by, and each with the label. Headings are
 * not among them, as their labels change apart from titles.
 */
export function entriesOf(document: SearchDocument): {
  readonly browse: Readonly<Record<string, readonly string[]>>;
  readonly entry: Readonly<Record<string, readonly string[]>>;
} {
  const all = browseIndexes.map((index) => {
    const entries = entriesIn(document, index).filter(([key]) => key !== '');
    return [index, entries] as const;
  });
  const keys = all.map(([index, entries]) => [index, [...new Set(entries.map(([key]) => key))]]);
  const labelled = all.map(([index, entries]) => [
    index,
    [...new Set(entries.map(([key, label]) => `${key}\0${label}`.slice(0, longestString)))],
  ]);
  return { browse: Object.fromEntries(keys), entry: Object.fromEntries(labelled) };
}

function entriesIn(document: SearchDocument, index: BrowseIndex): KeyedLabel[] {
  const { text, sort } = document;
  switch (index) {
    case 'title':
      return [[alphabeticalKey(sort.title), text.title?.[0] ?? '']];
    case 'series':
      return (text.series ?? []).map((one) => [alphabeticalKey(one), one]);
    case 'callNumber':
      return shelfEntries(document);
    case 'author':
    case 'subject':
      return referenceFields
        .filter((field) => field === index)
        .flatMap((field) => browsedReferences(document, field))
        .map((one) => [variantKey(one), referenceLabel(one)]);
    case 'isbn':
    case 'issn':
      return (text.standardNumber ?? [])
        .flatMap((one) => fieldWords('standardNumber', one))
        .filter((word) => (index === 'isbn' ? /^\d{13}$/ : /^\d{7}[\dx]$/).test(word))
        .map((word) => [word, placeLabel(index, word)]);
  }
}
