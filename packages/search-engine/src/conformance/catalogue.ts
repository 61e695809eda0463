import { facets } from '../fields.ts';
import type { FacetType, SearchField } from '../fields.ts';
import type { FacetRequest, SearchDocument, SearchRequest, SortValues } from '../port.ts';
import type { Query } from '../query.ts';

export const facetTypes = Object.keys(facets) as FacetType[];

/** A title for tests, of which a scenario gives only what it is about. */
export interface TitleSketch {
  readonly id: number;
  readonly title: string;
  readonly author?: string;
  readonly work?: string;
  readonly language?: SearchDocument['language'];
  readonly text?: Partial<Record<SearchField, readonly string[]>>;
  /** Codes, which serve as labels too. */
  readonly facets?: Partial<Record<FacetType, readonly string[]>>;
  readonly sort?: Partial<SortValues>;
}

export function title(sketch: TitleSketch): SearchDocument {
  const {
    id,
    title: name,
    author,
    work,
    language = 'pt',
    text = {},
    facets: codes = {},
    sort = {},
  } = sketch;
  const authors = author === undefined ? [] : [author];
  const values = Object.entries(codes).map(([type, list]) => [
    type,
    list.map((code) => ({ code, label: code })),
  ]);
  return {
    id,
    ...(work !== undefined && { work }),
    language,
    text: { title: [name], author: authors, ...text },
    facets: Object.fromEntries(values) as SearchDocument['facets'],
    sort: {
      title: name,
      author: author ?? '',
      year: null,
      workType: '',
      callNumber: '',
      includedOn: 0,
      copies: 0,
      ...sort,
    },
  };
}

export async function* streamOf(
  documents: Iterable<SearchDocument>,
): AsyncGenerator<SearchDocument> {
  for (const document of documents) yield await Promise.resolve(document);
}

export function words(
  text: string,
  field: Extract<Query, { kind: 'words' }>['field'] = 'any',
): Query {
  return { kind: 'words', field, text };
}

export function phrase(
  text: string,
  field: Extract<Query, { kind: 'words' }>['field'] = 'any',
): Query {
  return { kind: 'phrase', field, text };
}

export function prefix(
  text: string,
  field: Extract<Query, { kind: 'words' }>['field'] = 'any',
): Query {
  return { kind: 'prefix', field, text };
}

export function request(query: Query, rest: Partial<SearchRequest> = {}): SearchRequest {
  return { query, filters: [], order: 'C', offset: 0, limit: 1_000, facets: [], ...rest };
}

export function every(types: readonly FacetType[] = facetTypes, limit = 1_000): FacetRequest[] {
  return types.map((type) => ({ type, limit }));
}

export const not = (of: Query): Query => ({ kind: 'not', of });
export const and = (...of: Query[]): Query => ({ kind: 'and', of });
export const or = (...of: Query[]): Query => ({ kind: 'or', of });
