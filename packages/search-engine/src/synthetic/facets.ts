import type { FacetType } from '../fields.ts';
import type { FacetValue, SearchDocument } from '../port.ts';
import type { Chance } from './chance.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Facets with one or a few values from a short list: the length of the list, and the share of
 * titles that have one.
 */
const shortFacets: readonly (readonly [
  type: FacetType,
  values: number,
  share: number,
  most: number,
])[] = [
  ['B', 12, 1, 3],
  ['U', 5, 1, 2],
  ['C', 15, 1, 2],
  ['L', 60, 0.9, 2],
  ['P', 500, 0.9, 1],
  ['F', 40, 0.3, 2],
  ['N', 6, 0.4, 1],
  ['D', 100, 0.05, 2],
  ['G', 4, 0.05, 1],
  ['M', 8, 0.1, 2],
  ['T', 20, 1, 1],
  ['X', 5, 0.3, 2],
  ['I', 25, 1, 1],
  ['R', 6, 0.2, 1],
  ['K', 1_000, 0.9, 1],
  ['Z', 3, 1, 1],
];

/** Numbers of the headings chosen for a title. */
interface DocumentHeadings {
  readonly authors: readonly number[];
  readonly subjects: readonly number[];
  readonly publisher: number;
  readonly year: number;
}

/** Facet values of an invented title: its headings, and some of each short list. */
export function facetsOf(
  chance: Chance,
  vocabulary: Vocabulary,
  chosen: DocumentHeadings,
): SearchDocument['facets'] {
  const facets: Partial<Record<FacetType, FacetValue[]>> = {
    A: chosen.authors.map((number) => ({ code: String(number), label: vocabulary.author(number) })),
    S: chosen.subjects.map((number) => ({
      code: String(number),
      label: vocabulary.subject(number),
    })),
    E: [{ code: String(chosen.publisher), label: vocabulary.author(chosen.publisher) }],
    Y: [{ code: String(chosen.year), label: '' }],
  };
  for (const [type, values, share, most] of shortFacets) {
    if (!chance.happens(share)) continue;
    facets[type] = chance.several(1, most, () => valueOf(type, chance.rank(values)));
  }
  return facets;
}

function valueOf(type: FacetType, number: number): FacetValue {
  return { code: String(number), label: `${type} ${number}` };
}
