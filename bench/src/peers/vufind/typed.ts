import type { Query, QueryField } from '@estante/search-engine';

/** Text that somebody types into VuFind, and the kind of search chosen beside it. */
export interface Typed {
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

/** The kind of search for a field; notes and whatever else has none are in all fields. */
export function typeOf(field: QueryField): string {
  return types[field] ?? 'AllFields';
}

/** Text that one types for a query, and its kind of search: it has one field, as VuFind's one box has. */
export function typedFor(query: Query): Typed {
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
 * A text as VuFind makes it safe for Solr before it asks: signs that stand alone go, quotes and
 * parentheses that do not match too, and what is nothing but operators is nothing.
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
