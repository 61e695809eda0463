import type { OrderCode, SelectedFilter } from '@estante/search-engine';
import type { SearchSpec } from './search-specs.ts';
import { safeText, type VufindInput } from './typed.ts';

/** Settings of a VuFind: everything that it asks Solr for beside the query. */
export interface VufindSettings {
  readonly specs: ReadonlyMap<string, SearchSpec>;
  /** Facet fields that are counted. */
  readonly facets: readonly string[];
  readonly facetLimit: string;
  readonly highlights: boolean;
  /** Dictionaries for spelling, each asked in a request of its own; none where it is off. */
  readonly dictionaries: readonly string[];
  readonly tieBreaker: string | null;
}

export interface Page {
  readonly typed: VufindInput;
  /** Filters, 'field:"value"' each. */
  readonly filters: readonly string[];
  readonly sort: string;
  readonly offset: number;
  readonly limit: number;
}

/** Sort orders of VuFind's own menu; it has none by date of inclusion or by kind of work. */
const sorts: Readonly<Record<OrderCode, string>> = {
  C: 'score desc',
  T: 'title_sort asc',
  A: 'author_sort asc',
  D: 'publishDateSort desc',
  N: 'callnumber-sort asc',
  I: 'publishDateSort desc',
  W: 'score desc',
};

export function sortOf(order: OrderCode): string {
  return sorts[order];
}

/** VuFind's facet field for a kind of filter; undefined where it has none. */
const fields: Readonly<Partial<Record<SelectedFilter['type'], string>>> = {
  A: 'author_facet',
  S: 'topic_facet',
  B: 'building',
  Z: 'institution',
  T: 'format',
  I: 'language',
  F: 'genre_facet',
  N: 'era_facet',
  P: 'geographic_facet',
  K: 'callnumber-first',
  Y: 'publishDate',
};

export function filterOf(type: SelectedFilter['type'], value: string): string {
  const field = fields[type];
  if (field === undefined) throw new Error(`VuFind has no facet for ${type}`);
  return `${field}:"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Name and value of each parameter, several of one name allowed. */
export type Params = [name: string, value: string][];

/** Builds the request for a page of results, with facets, highlighting and spelling. */
export function selectPage(asking: VufindSettings, page: Page): Params {
  const [dictionary] = asking.dictionaries;
  const spelling: Params =
    dictionary === undefined || page.typed.text === ''
      ? [['spellcheck', 'false']]
      : spellingParams(dictionary, page.typed.text);
  return [
    ...spelling,
    ['facet', 'true'],
    ['facet.limit', asking.facetLimit],
    ...asking.facets.map((field): [string, string] => ['facet.field', field]),
    ['facet.sort', 'count'],
    ['facet.mincount', '1'],
    ...page.filters.map((filter): [string, string] => ['fq', filter]),
    [
      'sort',
      [page.sort, ...(asking.tieBreaker === null ? [] : [`${asking.tieBreaker} asc`])].join(','),
    ],
    ['fl', '*'],
    ...selectIds(asking, page),
    ...highlightParams(asking, page),
  ];
}

/** Parameters of highlighting, for every field that is searched. */
function highlightParams({ specs, highlights }: VufindSettings, { typed }: Page): Params {
  if (!highlights) return [['hl', 'false']];
  const names = specs.get(typed.type)?.fields.map((field) => field.replace(/\^.*/, '')) ?? [];
  return [
    ['hl', 'true'],
    ['hl.fl', names.join(',')],
  ];
}

/** Builds the request for the query alone, without facets and the like: how it is matched and weighted. */
export function selectIds(
  { specs }: Pick<VufindSettings, 'specs'>,
  { typed, offset, limit }: Page,
): Params {
  const spec = specs.get(typed.type);
  if (spec === undefined) throw new Error(`searchspecs.yaml has no ${typed.type} for dismax`);
  return [
    ['rows', String(limit)],
    ['start', String(offset)],
    ['wt', 'json'],
    ['qf', spec.fields.join(' ')],
    ['qt', spec.handler],
    ...spec.params.map(([name, value]): [string, string] => [name, value]),
    ...(spec.filter === null ? [] : [['fq', spec.filter] as [string, string]]),
    ['q', safeText(typed.text) || '*:*'],
  ];
}

/** Builds the parameters that ask one more dictionary, after the page has come. */
export function selectSpelling(asking: VufindSettings, dictionary: string, text: string): Params {
  const typed = { text, type: 'AllFields' };
  return [
    ...spellingParams(dictionary, text),
    ...selectIds(asking, { typed, filters: [], sort: '', offset: 0, limit: 0 }),
  ];
}

function spellingParams(dictionary: string, text: string): Params {
  return [
    ['spellcheck', 'true'],
    ['spellcheck.dictionary', dictionary],
    [
      'spellcheck.q',
      safeText(text)
        .replaceAll(/[~^]\S*/g, '')
        .replaceAll(/(^|\s)[-+]+/g, '$1'),
    ],
  ];
}
