import type { EndpointRequest, endpoints, SearchIndex } from '@estante/contract';
import type { Query, QueryField } from '@estante/search-engine';

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

/** What was typed, as a query: every term must match; text in double quotes in its order. */
export function buildQuery(terms: SearchTerms): Query {
  const of = [
    ...parse(terms.q, fields[terms.indice]),
    ...fielded.flatMap((index) => parse(terms[index] ?? '', fields[index])),
  ];
  return of.length === 0 ? { kind: 'all' } : { kind: 'and', of };
}

/** An unpaired quote is a character like any other. */
function parse(text: string, field: QueryField): Query[] {
  const queries: Query[] = [];
  const words = text.replaceAll(/"([^"]*)"/g, (_match, phrase: string) => {
    queries.push({ kind: 'phrase', field, text: phrase });
    return ' ';
  });
  if (words.trim() !== '') queries.push({ kind: 'words', field, text: words });
  return queries.filter((query) => query.kind !== 'phrase' || query.text.trim() !== '');
}
