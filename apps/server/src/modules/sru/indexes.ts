import type { BrowseIndex, FacetType, OrderCode, QueryField } from '@estante/search-engine';

/** Comparison of the content of an index with a term. */
export type IndexKind =
  /** Words of a field. A value that is the whole heading is known by its facet, else looked at. */
  | { readonly kind: 'text'; readonly field: QueryField; readonly heading?: 'A' | 'S' }
  /** Words and whole names, whose key is the code of a facet. */
  | { readonly kind: 'name'; readonly field: QueryField; readonly type: FacetType }
  | { readonly kind: 'number'; readonly field: 'standardNumber' }
  | { readonly kind: 'code'; readonly type: FacetType }
  /** Years, or days. */
  | { readonly kind: 'date'; readonly type: 'Y' | 'includedOn' }
  | { readonly kind: 'id' }
  | { readonly kind: 'all' };

export interface SruIndex {
  /** Title in English, as explain tells it. */
  readonly title: string;
  /** The first is the one it is told by; all are taken. With the context set. */
  readonly names: readonly string[];
  readonly compares: IndexKind;
  /** Use attributes of Z39.50's bib-1 that mean it. */
  readonly bib1?: readonly number[];
  /** Index of the engine that is scanned for it. */
  readonly browse?: BrowseIndex;
  /** Order of the engine that sorts by it, and its direction there. */
  readonly order?: { readonly code: OrderCode; readonly isAscending: boolean };
}

/** Context sets by the short names that they have without being given one, with their URIs. */
export const contextSets: Readonly<Record<string, string>> = {
  cql: 'info:srw/cql-context-set/1/cql-v1.2',
  dc: 'info:srw/cql-context-set/1/dc-v1.1',
  bath: 'http://zing.z3950.org/cql/bath/2.0/',
  rec: 'info:srw/cql-context-set/2/rec-1.1',
  bib: 'info:srw/cql-context-set/1/bib-v1.0',
  marc: 'info:srw/cql-context-set/1/marc-1.1',
};

const marc = (...tags: readonly string[]) => tags.map((tag) => `marc.${tag}`);

// oxfmt-ignore
export const indexes: readonly SruIndex[] = [
  { title: 'Anywhere', names: ['cql.serverChoice', 'cql.anywhere', 'cql.keywords', 'cql.anyIndexes', 'cql.allIndexes', 'bath.any'], bib1: [1016, 1035, 1017, 1036], compares: { kind: 'text', field: 'any' } },
  { title: 'All records', names: ['cql.allRecords'], compares: { kind: 'all' } },
  { title: 'Record number', names: ['rec.id', 'rec.identifier', 'dc.recordIdentifier'], bib1: [12], compares: { kind: 'id' } },
  { title: 'Title', names: ['dc.title', 'bath.title', 'bath.keyTitle', 'bath.uniformTitle', 'bib.title', ...marc('130', '240', '245', '246', '730', '740')], bib1: [4, 6, 33, 36], compares: { kind: 'text', field: 'title' }, browse: 'title', order: { code: 'T', isAscending: true } },
  { title: 'Author', names: ['dc.creator', 'dc.author', 'dc.contributor', 'bath.author', 'bath.name', 'bath.personalName', 'bath.corporateName', 'bath.conferenceName', 'bib.name', 'bib.namePersonal', 'bib.nameCorporate', ...marc('100', '110', '111', '700', '710', '711')], bib1: [1003, 1004, 1005, 1006, 1, 2, 3], compares: { kind: 'text', field: 'author', heading: 'A' }, browse: 'author', order: { code: 'A', isAscending: true } },
  { title: 'Subject', names: ['dc.subject', 'dc.coverage', 'bath.subject', 'bath.topicalSubject', 'bath.geographicName', 'bath.genreForm', 'bib.subjectTopic', 'bib.subjectPlace', ...marc('600', '610', '611', '630', '650', '651', '653', '655')], bib1: [21, 1008, 1009, 58], compares: { kind: 'text', field: 'subject', heading: 'S' }, browse: 'subject' },
  { title: 'Series', names: ['dc.relation', 'bib.titleSeries', 'bath.seriesTitle', ...marc('440', '490', '800', '810', '830')], bib1: [5], compares: { kind: 'text', field: 'series' }, browse: 'series' },
  { title: 'Publisher', names: ['dc.publisher', 'bath.publisher', 'bib.originPublisher', ...marc('260', '264')], bib1: [1018], compares: { kind: 'name', field: 'publisher', type: 'E' } },
  { title: 'Place of publication', names: ['bib.originPlace'], bib1: [59], compares: { kind: 'name', field: 'publisher', type: 'P' } },
  { title: 'Year of publication', names: ['dc.date', 'bath.publicationDate', 'bib.dateIssued', 'bib.date'], bib1: [31, 30], compares: { kind: 'date', type: 'Y' }, order: { code: 'D', isAscending: false } },
  { title: 'Day of inclusion', names: ['rec.creationDate', 'rec.created'], bib1: [1011], compares: { kind: 'date', type: 'includedOn' }, order: { code: 'I', isAscending: false } },
  { title: 'Language (MARC code)', names: ['dc.language', 'bath.language', 'bib.language'], bib1: [54], compares: { kind: 'code', type: 'I' } },
  { title: 'Kind of work', names: ['dc.type', 'bath.format', 'bib.genre'], bib1: [1031], compares: { kind: 'code', type: 'T' } },
  { title: 'ISBN', names: ['bath.isbn', 'dc.identifier', 'bath.standardIdentifier', 'bib.isbn', ...marc('020')], bib1: [7], compares: { kind: 'number', field: 'standardNumber' }, browse: 'isbn' },
  { title: 'ISSN', names: ['bath.issn', 'bib.issn', ...marc('022')], bib1: [8], compares: { kind: 'number', field: 'standardNumber' }, browse: 'issn' },
  { title: 'Call number', names: ['bib.callNumber', 'bath.callNumber', 'bib.classification', ...marc('050', '080', '082', '084', '090')], bib1: [16, 13, 14, 20, 53], compares: { kind: 'text', field: 'callNumber' }, browse: 'callNumber', order: { code: 'N', isAscending: true } },
  { title: 'Notes and abstracts', names: ['dc.description', 'bath.notes', 'bib.note', ...marc('500', '505', '520')], bib1: [62, 63], compares: { kind: 'text', field: 'notes' } },
];

/** Old clients name these without their context set. */
const withoutSet: Readonly<Record<string, string>> = {
  title: 'dc.title',
  creator: 'dc.creator',
  author: 'dc.creator',
  subject: 'dc.subject',
  publisher: 'dc.publisher',
  date: 'dc.date',
  language: 'dc.language',
  isbn: 'bath.isbn',
  issn: 'bath.issn',
  id: 'rec.id',
};

const byName = new Map(
  indexes.flatMap((index) => index.names.map((name) => [name.toLowerCase(), index] as const)),
);
const known = Object.keys(contextSets);
const byUri = new Map(Object.entries(contextSets).map(([prefix, uri]) => [uri, prefix]));

/** An index by its name in a query; or a number of SRU's list that says why there is none. */
export function findIndex(
  written: string,
  prefixes: ReadonlyMap<string, string>,
): SruIndex | { readonly diagnostic: 15 | 16; readonly details: string } {
  const name = written.toLowerCase();
  const dot = name.indexOf('.');
  const prefix = name.slice(0, Math.max(dot, 0));
  const given = prefixes.get(prefix);
  const set = given === undefined ? prefix : byUri.get(given);
  if (set === undefined || (set !== '' && !known.includes(set))) {
    return { diagnostic: 15, details: given ?? prefix };
  }
  const own = name.slice(dot + 1);
  const full = set === '' ? (withoutSet[own] ?? `cql.${own}`) : `${set}.${own}`;
  return byName.get(full.toLowerCase()) ?? { diagnostic: 16, details: written };
}
