import type {
  EndpointRequest,
  endpoints,
  Language,
  SearchIndex,
  TermOperator,
} from '@estante/contract';
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
function combineTerms(terms: SearchTerms['termo'], language: Language): Query {
  return terms.reduce<Query>((before, { operador, campo, texto }) => {
    const row = parseQuery(texto, fields[campo], language);
    return row.kind === 'all' ? before : joined(before, operador, row);
  }, everything);
}

function joined(before: Query, operator: TermOperator, row: Query): Query {
  const own: Query = operator === 'NAO' ? { kind: 'not', of: row } : row;
  if (before.kind === 'all') return own;
  return { kind: operator === 'OU' ? 'or' : 'and', of: [before, own] };
}

/** Bounds of a search: titles and language in which texts are searched, and what else must match. */
export interface QueryFrame {
  /** Titles that the tab is about. */
  readonly restriction: readonly SelectedFilter[];
  readonly more?: readonly Query[];
  /** Language of the caller: O and NO are operators in Spanish alone. */
  readonly language: Language;
}

/** Builds the query of what was typed, what the tab is about and `more`: every part must match. */
export function buildQuery(
  terms: SearchTerms,
  { restriction, more = [], language }: QueryFrame,
): Query {
  const read = (text: string, index: SearchIndex) => parseQuery(text, fields[index], language);
  const typed = fielded.map((index) => read(terms[index] ?? '', index));
  return all([
    ...restricted(restriction),
    read(terms.q, terms.indice),
    ...typed,
    combineTerms(terms.termo, language),
    ...more,
  ]);
}

/** Most characters that are spelled: longer texts are nobody's slip of the hand. */
const spelledLength = 200;

/** The one text that can be put right: of several, none says which was meant otherwise. */
export function spellRequestOf(
  terms: SearchTerms,
  { restriction, more = [], language }: QueryFrame,
): SpellRequest | null {
  const only = textAlone(terms);
  if (only === null) return null;
  const text = only.text.slice(0, spelledLength);
  const within = all([...restricted(restriction), ...more]);
  return { text, field: fields[only.index], language, within };
}

/** The one text that was typed; null where nothing was typed, or more than one text. */
function textAlone(terms: SearchTerms) {
  const typed = [
    { text: terms.q, index: terms.indice },
    ...fielded.map((index) => ({ text: terms[index] ?? '', index })),
    ...terms.termo.map(({ texto, campo }) => ({ text: texto, index: campo })),
  ].filter(({ text }) => text.trim() !== '');
  const [only] = typed;
  return only === undefined || typed.length > 1 ? null : only;
}

/** The search with another text in place of the one that was typed, and all else as it is. */
export function withText(terms: SearchTerms, text: string): SearchTerms {
  const [row] = terms.termo;
  if (row !== undefined) return { ...terms, termo: [{ ...row, texto: text }] };
  const only = textAlone(terms);
  if (terms.q.trim() !== '' || only === null) return { ...terms, q: text };
  return { ...terms, [only.index]: text };
}

function restricted(restriction: readonly SelectedFilter[]): Query[] {
  return restriction.map(({ type, code }) => ({ kind: 'facet', type, code }));
}

function all(parts: readonly Query[]): Query {
  const of = parts.filter(({ kind }) => kind !== 'all');
  const [only] = of;
  return only && of.length === 1 ? only : of.length === 0 ? everything : { kind: 'and', of };
}
