import type { FacetType, OrderCode } from '../fields.ts';
import type { SearchDocument, SearchRequest, SelectedFilter } from '../port.ts';
import type { Query, QueryField } from '../query.ts';
import { Chance } from './chance.ts';
import { isbnOf, syntheticDocuments } from './documents.ts';
import { Vocabulary } from './vocabulary.ts';

const twelve: readonly FacetType[] = ['B', 'C', 'A', 'S', 'E', 'P', 'F', 'N', 'T', 'Y', 'I', 'K'];

export interface SyntheticQuery {
  readonly kind: string;
  readonly request: SearchRequest;
}

/**
 * Searches of every kind, the same for the same seed, for a catalogue of the same seed; others of the
 * same kinds for each turn.
 */
export function syntheticQueries(seed: number, turn = 0): SyntheticQuery[] {
  const chance = new Chance(seed + 1_000 * (turn + 1));
  const maker = new QueryMaker(chance, new Vocabulary(chance), [...syntheticDocuments(200, seed)]);
  return kinds.flatMap(([kind, count, make]) =>
    Array.from({ length: count }, () => ({ kind, request: make(maker) })),
  );
}

class QueryMaker {
  readonly chance: Chance;
  readonly #vocabulary: Vocabulary;
  readonly #titles: readonly SearchDocument[];

  constructor(chance: Chance, vocabulary: Vocabulary, titles: readonly SearchDocument[]) {
    this.chance = chance;
    this.#vocabulary = vocabulary;
    this.#titles = titles;
  }

  word(from: number, to: number): string {
    return this.#vocabulary.words[this.chance.between(from, to)] as string;
  }

  title(): string {
    return this.chance.pick(this.#titles).text.title?.[0] ?? '';
  }

  author(): string {
    return (this.chance.pick(this.#titles).text.author?.[0] ?? '').replace(/, \d.*/, '');
  }

  filters(...types: FacetType[]): SelectedFilter[] {
    return types.map((type) => ({
      type,
      code: String(type === 'Y' ? 2025 - this.chance.rank(30) : this.chance.rank(5)),
    }));
  }

  request(query: Query, rest: Partial<SearchRequest> = {}): SearchRequest {
    const facets = twelve.map((type) => ({ type, limit: type === 'Y' ? 200 : 10 }));
    return { query, filters: [], order: 'C', offset: 0, limit: 20, facets, ...rest };
  }

  wordsAsked(text: string): Query {
    return { kind: 'words', field: 'any', text };
  }

  words(text: string, rest: Partial<SearchRequest> = {}, field: QueryField = 'any'): SearchRequest {
    return this.request({ kind: 'words', field, text }, rest);
  }
}

const everything: Query = { kind: 'all' };
const orders: readonly OrderCode[] = ['T', 'A', 'D', 'N', 'I'];

const kinds: readonly (readonly [
  kind: string,
  count: number,
  make: (maker: QueryMaker) => SearchRequest,
])[] = [
  ['one common word', 20, (on) => on.words(on.word(0, 30))],
  ['one word', 25, (on) => on.words(on.word(50, 3_000))],
  ['one rare word', 20, (on) => on.words(on.word(5_000, 50_000))],
  ['two words', 30, (on) => on.words(`${on.word(0, 300)} ${on.word(0, 300)}`)],
  [
    'little words',
    8,
    (on) => on.words(`${on.chance.pick(['de', 'a', 'o', 'e'])} ${on.word(0, 100)}`),
  ],
  ['one little word', 4, (on) => on.words(on.chance.pick(['de', 'a', 'o', 'do']))],
  ['whole title', 25, (on) => on.words(on.title())],
  ['author', 20, (on) => on.words(on.author())],
  [
    'word in a field',
    15,
    (on) => on.words(on.word(0, 500), {}, on.chance.pick(['title', 'subject', 'notes'])),
  ],
  [
    'phrase',
    15,
    (on) =>
      on.request({
        kind: 'phrase',
        field: 'any',
        text: on.title().split(' ').slice(0, 3).join(' '),
      }),
  ],
  [
    'word with a filter',
    15,
    (on) =>
      on.words(on.word(0, 200), { filters: on.filters(on.chance.pick(['B', 'I', 'Y', 'T'])) }),
  ],
  [
    'word with three filters',
    10,
    (on) => on.words(on.word(0, 50), { filters: on.filters('B', 'I', 'S') }),
  ],
  [
    'word in another order',
    10,
    (on) => on.words(on.word(0, 200), { order: on.chance.pick(orders) }),
  ],
  ['word, a later page', 5, (on) => on.words(on.word(0, 50), { offset: 2_000 })],
  ['everything', 4, (on) => on.request(everything, { order: on.chance.pick(['C', ...orders]) })],
  [
    'everything with a filter',
    10,
    (on) => on.request(everything, { filters: on.filters(on.chance.pick(['A', 'S', 'T', 'B'])) }),
  ],
  [
    'everything with two filters',
    5,
    (on) =>
      on.request(everything, { filters: on.filters('B', 'T'), order: on.chance.pick(orders) }),
  ],
  ['standard number', 5, (on) => on.words(isbnOf(on.chance.between(1, 200)))],
  ['nothing found', 5, (on) => on.words(`${on.word(0, 50)} xyzxyz`)],
  [
    'either word',
    10,
    (on) =>
      on.request({
        kind: 'or',
        of: [on.wordsAsked(on.word(0, 500)), on.wordsAsked(on.word(0, 2_000))],
      }),
  ],
  [
    'one word without another',
    8,
    (on) =>
      on.request({
        kind: 'and',
        of: [on.wordsAsked(on.word(0, 500)), { kind: 'not', of: on.wordsAsked(on.word(0, 100)) }],
      }),
  ],
  [
    'beginning of a word',
    10,
    (on) => on.request({ kind: 'prefix', field: 'any', text: on.word(100, 10_000).slice(0, 4) }),
  ],
];
