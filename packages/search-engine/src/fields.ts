/** Search fields, facets and orders, declared once for forms, results, index and queries. */

export const searchFields = [
  'title',
  'author',
  'subject',
  'series',
  'publisher',
  'callNumber',
  'standardNumber',
  'notes',
  'identifier',
] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * Facets by the filter letters of the specification, section 9; then facets of records with fields
 * of their own: archives, normative acts, standards. Dates are days ('YYYY-MM-DD'): the first and the
 * last that the material covers, and the day a title was included.
 */
export const facets = {
  B: 'library',
  U: 'campus',
  C: 'collection',
  L: 'location',
  A: 'author',
  S: 'subject',
  E: 'publisher',
  P: 'place',
  F: 'genre',
  N: 'audience',
  O: 'advisor',
  D: 'course',
  G: 'degree',
  M: 'additionalMaterial',
  T: 'workType',
  Y: 'year',
  X: 'onlyWith',
  I: 'language',
  R: 'repository',
  K: 'classification',
  Z: 'institution',
  number: 'number',
  archivalLevel: 'archivalLevel',
  fonds: 'fonds',
  extent: 'extent',
  actKind: 'actKind',
  changedAct: 'changedAct',
  state: 'state',
  organization: 'organization',
  firstDay: 'firstDay',
  lastDay: 'lastDay',
  includedOn: 'includedOn',
} as const;

/**
 * Facet of availability: where a title can be had now. It is no part of a document, since it changes all day:
 * `SearchEngine.setAvailability` sets it.
 */
export const availability = 'V';
export type FacetType = keyof typeof facets | typeof availability;

/**
 * Orders of results: year and inclusion date descend, the others ascend, texts without case and accents except the
 * shelf key; titles without the value come last. Ties go by title, then by id.
 */
export const orders = {
  C: 'relevance',
  T: 'title',
  A: 'author',
  D: 'year',
  W: 'workType',
  N: 'callNumber',
  I: 'inclusionDate',
} as const;
export type OrderCode = keyof typeof orders;
