import type { EndpointRequest, endpoints, SearchIndex } from '@estante/contract';
import {
  parseQuery,
  type Query,
  type QueryField,
  type SelectedFilter,
} from '@estante/search-engine';

export type SearchTerms = EndpointRequest<typeof endpoints.searchTitles>['query'];

const fields: Readonly<Record<SearchIndex, QueryField>> = {
  livre: 'any',
  titulo: 'title',
  autor: 'author',
  assunto: 'subject',
  serie: 'series',
  editora: 'publisher',
  numero_chamada: 'callNumber',
  isbn_issn: 'standardNumber',
  notas: 'notes',
};

const fielded = [
  'titulo',
  'autor',
  'assunto',
  'serie',
  'editora',
  'numero_chamada',
  'isbn_issn',
  'notas',
] as const satisfies readonly SearchIndex[];

/** What was typed and what the tab is about, as a query: every part must match. */
export function buildQuery(terms: SearchTerms, restriction: readonly SelectedFilter[]): Query {
  const typed = fielded.map((index) => parseQuery(terms[index] ?? '', fields[index]));
  const all: Query[] = [
    ...restriction.map(({ type, code }) => ({ kind: 'facet', type, code }) as const),
    parseQuery(terms.q, fields[terms.indice]),
    ...typed,
  ];
  const of = all.filter(({ kind }) => kind !== 'all');
  const [only] = of;
  return only && of.length === 1 ? only : of.length === 0 ? { kind: 'all' } : { kind: 'and', of };
}
