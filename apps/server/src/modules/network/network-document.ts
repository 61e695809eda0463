import { headingKey } from '@estante/marc';
import type { FacetValue, SearchDocument } from '@estante/search-engine';
import { shelfNumbers } from '../catalogue/index.ts';
import { toSearchDocument } from '../search/index.ts';
import type { NetworkRecord } from './repository.ts';

/** An edition as the index of the network reads it: found by what any of its records says. */
export function toNetworkDocument(
  edition: readonly [NetworkRecord, ...NetworkRecord[]],
): SearchDocument {
  const [first, ...others] = edition.map(documentOf);
  if (!first) throw new Error('an edition without a record');
  return {
    ...first,
    text: others.reduce((text, other) => joined(text, other.text), first.text),
    facets: facetsOf(edition),
    sort: { ...first.sort, copies: edition.length },
  };
}

/**
 * A record as the search index reads it: by the rules of the own catalogue, like a title that
 * stands nowhere.
 */
function documentOf({ editionId, description, harvestedAt }: NetworkRecord): SearchDocument {
  const subjects = description.subjects.map(({ parts }, position) => ({
    relation: 'subject' as const,
    position,
    headingId: 0,
    text: parts.map(({ text }) => text).join(' – '),
  }));
  return toSearchDocument({
    id: editionId,
    workType: description.workType,
    description,
    includedOn: harvestedAt.toISOString().slice(0, 10),
    cover: null,
    coverCredit: null,
    headings: subjects,
    courseUses: [],
    places: [],
    callNumbers: shelfNumbers(description),
    variants: new Map(),
  });
}

type Texts = SearchDocument['text'];

function joined(one: Texts, other: Texts): Texts {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof Texts)[]);
  return Object.fromEntries(
    [...fields].map((field) => [
      field,
      [...new Set([...(one[field] ?? []), ...(other[field] ?? [])])],
    ]),
  );
}

function facetsOf(edition: readonly NetworkRecord[]): SearchDocument['facets'] {
  const all = edition.map(({ description }) => description);
  return {
    Z: coded(edition.map(({ institution }) => String(institution.id))),
    A: named(all.flatMap(({ agents }) => agents.map(({ name }) => name))),
    S: named(
      all.flatMap(({ subjects }) =>
        subjects.map(({ parts }) => parts.map(({ text }) => text).join(' – ')),
      ),
    ),
    E: named(
      all.flatMap(({ publications }) => publications.flatMap(({ publishers }) => publishers)),
    ),
    T: coded(all.map(({ workType }) => workType)),
    I: coded(all.flatMap(({ languages }) => languages)),
    Y: coded(all.flatMap(({ year }) => (year === null ? [] : [String(year)]))),
  };
}

function coded(codes: readonly string[]): FacetValue[] {
  return [...new Set(codes)].map((code) => ({ code, label: '' }));
}

/** One code for all ways of writing a name. */
function named(labels: readonly string[]): FacetValue[] {
  const byKey = new Map(labels.map((label) => [headingKey(label).slice(0, 400), label]));
  byKey.delete('');
  return [...byKey].map(([code, label]) => ({ code, label }));
}
