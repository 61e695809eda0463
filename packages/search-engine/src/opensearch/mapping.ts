import { facets, searchFields } from '../fields.ts';
import type { SearchField } from '../fields.ts';
import { browseIndexes } from '../port.ts';

/** Version of the stored format: an index of another version is rebuilt. */
export const formatVersion = 2;

/** Words come analysed, with spaces between them; norms say how long a text is. */
const words = { type: 'text', analyzer: 'whitespace' } as const;
const plainWords = { ...words, norms: false } as const;
/** Length of the longest string that can be indexed. */
export const longestString = 8000;
/** Length of the longest prefix or bound that can be looked up: the cluster takes 1,000 bytes. */
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

/** Mapping without dynamic fields: an unnamed field is a fault of ours. */
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
    /** Heading without the years at its end, as people type it. */
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
    /** The writer refreshes, and waits for it. */
    refresh_interval: '-1',
    max_result_window: 1_000_000,
    max_regex_length: 100_000,
  };
}
