import type { EndpointRequest, endpoints, SearchIndex, TermOperator } from '@estante/contract';
import {
  parseQuery,
  type Query,
  type QueryField,
  type SelectedFilter,
  type SpellRequest,
} from '@estante/search-engine';

export type SearchTerms = EndpointRequest<typeof endpoints.searchTitles>['query'];

const everything: Query = { kind: 'all' };

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

/** Rows of the advanced form, from left to right. A row that says nothing is left out. */
function combineTerms(terms: SearchTerms['termo']): Query {
  return terms.reduce<Query>((before, { operador, campo, texto }) => {
    const row = parseQuery(texto, fields[campo]);
    return row.kind === 'all' ? before : joined(before, operador, row);
  }, everything);
}

function joined(before: Query, operator: TermOperator, row: Query): Query {
  const own: Query = operator === 'NAO' ? { kind: 'not', of: row } : row;
  if (before.kind === 'all') return own;
  return { kind: operator === 'OU' ? 'or' : 'and', of: [before, own] };
}

/** What was typed, what the tab is about and `more`, as a query: every part must match. */
export function buildQuery(
  terms: SearchTerms,
  restriction: readonly SelectedFilter[],
  more: readonly Query[] = [],
): Query {
  const typed = fielded.map((index) => parseQuery(terms[index] ?? '', fields[index]));
  return all([
    ...restricted(restriction),
    parseQuery(terms.q, fields[terms.indice]),
    ...typed,
    combineTerms(terms.termo),
    ...more,
  ]);
}

/** Longer texts are nobody's slip of the hand. */
const spelledLength = 200;

/** The one text that can be put right: of several, none says which was meant otherwise. */
export function typedAlone(
  terms: SearchTerms,
  restriction: readonly SelectedFilter[],
  more: readonly Query[] = [],
): SpellRequest | null {
  const typed = [
    { text: terms.q, index: terms.indice },
    ...fielded.map((index) => ({ text: terms[index] ?? '', index })),
    ...terms.termo.map(({ texto, campo }) => ({ text: texto, index: campo })),
  ].filter(({ text }) => text.trim() !== '');
  const [only] = typed;
  if (only === undefined || typed.length > 1) return null;
  const text = only.text.slice(0, spelledLength);
  return { text, field: fields[only.index], within: all([...restricted(restriction), ...more]) };
}

function restricted(restriction: readonly SelectedFilter[]): Query[] {
  return restriction.map(({ type, code }) => ({ kind: 'facet', type, code }));
}

function all(parts: readonly Query[]): Query {
  const of = parts.filter(({ kind }) => kind !== 'all');
  const [only] = of;
  return only && of.length === 1 ? only : of.length === 0 ? everything : { kind: 'and', of };
}
