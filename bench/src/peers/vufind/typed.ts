import type { Query, QueryField } from '@estante/search-engine';

/** Input of a person in VuFind: the text typed, and the kind of search chosen beside it. */
export interface VufindInput {
  readonly text: string;
  readonly type: string;
}

const types: Readonly<Partial<Record<QueryField, string>>> = {
  title: 'Title',
  author: 'Author',
  subject: 'Subject',
  series: 'Series',
  publisher: 'publisher',
  standardNumber: 'ISN',
};

/** Kind of search for a field; notes and other fields without one are searched in all fields. */
export function typeOf(field: QueryField): string {
  return types[field] ?? 'AllFields';
}

/** Input for a query, and its kind of search: one field, since VuFind's box has one. */
export function typedFor(query: Query): VufindInput {
  return { text: textOf(query), type: typeOf(fieldOf(query)) };
}

function textOf(query: Query): string {
  switch (query.kind) {
    case 'all':
      return '';
    case 'words':
      return query.text;
    case 'phrase':
      return `"${query.text}"`;
    case 'prefix':
      return `${query.text}*`;
    case 'or':
      return query.of.map(grouped).join(' OR ');
    case 'and':
      return query.of.map(grouped).join(' AND ').replaceAll(' AND NOT ', ' NOT ');
    case 'not':
      return `NOT ${grouped(query.of)}`;
    case 'facet':
    case 'range':
    case 'work':
      throw new Error(`VuFind has no box for ${query.kind}`);
  }
}

function grouped(query: Query): string {
  const text = textOf(query);
  return query.kind !== 'not' && query.kind !== 'phrase' && text.includes(' ') ? `(${text})` : text;
}

function fieldOf(query: Query): QueryField {
  switch (query.kind) {
    case 'words':
    case 'phrase':
    case 'prefix':
      return query.field;
    case 'and':
    case 'or': {
      const [first = 'any', ...others] = query.of.map(fieldOf);
      return others.every((field) => field === first) ? first : 'any';
    }
    case 'not':
      return fieldOf(query.of);
    default:
      return 'any';
  }
}

/**
 * Makes a text safe for Solr as VuFind does: isolated signs and unmatched quotes and parentheses are removed, and a
 * text of operators alone becomes empty.
 */
export function safeText(typed: string): string {
  let text = typed.replaceAll(/[“”„«»]/g, '"');
  if (text.replaceAll(/AND|OR|NOT|&&|\|\||[-+"\s]/g, '') === '') return '';
  if (count(text, '"') % 2 === 1) text = text.replaceAll('"', ' ');
  if (count(text, '(') !== count(text, ')')) text = text.replaceAll(/[()]/g, ' ');
  if (count(text, '[') + count(text, '{') > 0) text = text.replaceAll(/[[\]{}]/g, ' ');
  return text
    .replaceAll(/(^|\s)[-+/]+(?=\s|$)/g, '$1')
    .replaceAll(/(^|\s)\*+(?=\S)/g, '$1')
    .replaceAll(/:+(?=\s|$)|(^|\s):+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
