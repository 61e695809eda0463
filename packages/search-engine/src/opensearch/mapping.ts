import { facets, searchFields } from '../fields.ts';
import type { SearchField } from '../fields.ts';
import { browseIndexes } from '../port.ts';

/** Changes with what is stored: an index of another version is built anew. */
export const formatVersion = 2;

/** Words come analysed, with spaces between them; norms say how long a text is. */
const words = { type: 'text', analyzer: 'whitespace' } as const;
const plainWords = { ...words, norms: false } as const;
/** Longer strings cannot be indexed. */
export const longestString = 8000;
/** Longer beginnings and bounds cannot be looked up: the cluster takes 1,000 bytes. */
export const longestPrefix = 300;
const exact = { type: 'keyword', ignore_above: longestString } as const;
const whole = { type: 'integer' } as const;

/** Titles are alike by the words of these. */
export const likeFields: ReadonlySet<SearchField> = new Set([
  'subject',
  'author',
  'series',
  'title',
]);

function each<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}

/** Without dynamic fields: what is not named here is a fault of ours. */
export const titleMapping = {
  dynamic: 'strict',
  properties: {
    id: whole,
    words: {
      properties: {
        ...each(searchFields, (field) => ({
          ...words,
          copy_to: likeFields.has(field) ? ['words.any', 'words.like'] : ['words.any'],
        })),
        any: plainWords,
        like: plainWords,
      },
    },
    forms: {
      properties: {
        ...each(searchFields, () => ({ ...plainWords, copy_to: ['forms.any'] })),
        any: plainWords,
      },
    },
    name: {
      properties: each(['title', 'joined', 'other', 'author', 'series', 'subject'], () => exact),
    },
    firstTitle: plainWords,
    work: exact,
    facet: { properties: each(Object.keys(facets), () => exact) },
    reference: exact,
    variant: { properties: each(['author', 'subject'], () => exact) },
    variantWords: { properties: each(['author', 'subject'], () => plainWords) },
    browse: { properties: each(browseIndexes, () => exact) },
    entry: { properties: each(browseIndexes, () => exact) },
    sort: {
      properties: {
        ...each(['title', 'author', 'workType', 'callNumber'], () => exact),
        ...each(['year', 'includedOn', 'copies'], () => whole),
      },
    },
    shown: { type: 'object', enabled: false },
  },
} as const;

/** Facet values with their labels; headings with what they are suggested and browsed by. */
export const valueMapping = {
  dynamic: 'strict',
  properties: {
    kind: exact,
    type: exact,
    code: exact,
    label: { type: 'keyword', index: false, doc_values: false },
    words: plainWords,
    folded: exact,
    /** Without the years at its end, as people type it. */
    typed: exact,
    key: exact,
    total: whole,
    /** Value of the one record of kind 'position'. */
    position: { type: 'keyword', index: false, doc_values: false },
  },
} as const;

export function settingsOf(shards: number) {
  return {
    number_of_shards: shards,
    auto_expand_replicas: '0-1',
    /** Whoever writes refreshes, and waits for it. */
    refresh_interval: '-1',
    max_result_window: 1_000_000,
    max_regex_length: 100_000,
  };
}
