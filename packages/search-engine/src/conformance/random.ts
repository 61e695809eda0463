import fc from 'fast-check';
import { searchFields } from '../fields.ts';
import { cursorOf } from '../browsing/place.ts';
import type { FacetType, OrderCode } from '../fields.ts';
import { browseIndexes } from '../port.ts';
import type {
  AvailableTitles,
  BrowseRequest,
  Change,
  FacetRequest,
  SearchDocument,
  SearchRequest,
  SelectedFilter,
  SpellRequest,
} from '../port.ts';
import type { Query, QueryField } from '../query.ts';

/** Few words, so that random texts and queries meet; with stems and accents among them. */
const vocabulary = [
  'livro',
  'livros',
  'Ação',
  'ações',
  'história',
  'Histórias',
  'city',
  'cities',
  'nación',
  'naciones',
  'o',
  'quê',
  'de',
  'Brasil',
  'economia',
  'Económica',
  'guarda-chuva',
  'guardachuva',
  'anti-semita',
  'antissemita',
  'micro ondas',
  "d'água",
  '1984',
  'É',
  'H₂O',
  '한국의',
  'ещё',
];
const names = [
  'Assis, Machado de, 1839-1908',
  'Lispector, Clarice',
  'Assis, Ana',
  'Machado, José de',
  'O’Brien, Edna',
];
const numbers = ['85-359-0277-5', '9788535902778', '0317-8471', '1984-1985'];

/** Few works, so that titles are editions of one; a title that says none is called by its number. */
const works = [
  'assis|dom casmurro',
  'lispector|a hora',
  `${'longo'.repeat(80)}1`,
  `${'longo'.repeat(80)}2`,
];

/** Few facets, so that filters, counts and titles meet as well. */
const types: readonly FacetType[] = ['A', 'S', 'B', 'I', 'Y'];
/** With where titles can be had, which is told apart from them. */
const counted: readonly FacetType[] = [...types, 'V'];

const word = fc.constantFrom(...vocabulary);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const name = fc.constantFrom(...names);

function valuesOf(type: FacetType): fc.Arbitrary<{ code: string; label: string }[]> {
  const labels = type === 'A' ? names : vocabulary.slice(0, 8);
  const value = fc
    .nat({ max: labels.length - 1 })
    .map((i) => ({ code: `${type}${i}`, label: labels[i] as string }));
  return fc.array(value, { maxLength: 3 });
}

const facetsOfTitle = fc.record(
  Object.fromEntries(types.map((type) => [type, valuesOf(type)])),
) as fc.Arbitrary<SearchDocument['facets']>;

const references = fc.array(
  fc.record({ variant: fc.oneof(text, name), heading: fc.oneof(text, name, word) }),
  { maxLength: 2 },
);

export const document: fc.Arbitrary<SearchDocument> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  work: fc.option(fc.constantFrom(...works), { nil: undefined }),
  callNumbers: fc.option(
    fc.array(fc.constantFrom('A1', 'b 2', '869.3 C1', '...'), { maxLength: 3 }),
    {
      nil: undefined,
    },
  ),
  language: fc.constantFrom('pt', 'en', 'es', null),
  headingLanguage: fc.constantFrom('pt', 'en', null),
  text: fc.record(
    {
      title: fc.array(text, { maxLength: 2 }),
      author: fc.array(name, { maxLength: 2 }),
      subject: fc.array(text, { maxLength: 2 }),
      notes: fc.array(text, { maxLength: 2 }),
      series: fc.array(text, { maxLength: 2 }),
      callNumber: fc.array(text, { maxLength: 2 }),
      standardNumber: fc.array(fc.constantFrom(...numbers), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
  facets: facetsOfTitle,
  references: fc.record({ author: references, subject: references }, { requiredKeys: [] }),
  sort: fc.record({
    title: fc.oneof(text, fc.constant('')),
    author: fc.oneof(name, fc.constant('')),
    year: fc.option(fc.integer({ min: 1990, max: 1993 })),
    workType: fc.constantFrom('Livro', 'CD', ''),
    callNumber: fc.constantFrom('A1', 'B2', ''),
    includedOn: fc.integer({ min: 0, max: 3 }),
    copies: fc.integer({ min: 0, max: 3 }),
  }),
});

const field = fc.constantFrom<QueryField>('any', 'any', ...searchFields);
const asked = fc.oneof(
  { weight: 5, arbitrary: text },
  name,
  fc.constantFrom(...numbers),
  fc.constant('?!'),
);
const value: fc.Arbitrary<SelectedFilter> = fc
  .record({ type: fc.constantFrom(...counted), code: fc.nat({ max: 4 }) })
  .map(({ type, code }) => ({ type, code: `${type}${code}` }));
const begun = fc.constantFrom('liv', 'livros', 'ma', 'Hist', 'd', 'guarda-ch', '97', 'é', '?');
const leaf: fc.Arbitrary<Query> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('words' as const), field, text: asked }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('phrase' as const), field, text: asked }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('prefix' as const), field, text: begun }) },
  value.map(({ type, code }) => ({ kind: 'facet' as const, type, code })),
  fc
    .tuple(value, fc.constantFrom('', 'A9', 'S2', 'Y1', 'Y3'))
    .map(([{ type, code }, to]) => ({ kind: 'range' as const, type, from: code, to })),
  fc.constant({ kind: 'all' as const }),
  fc.constantFrom(...works, '7').map((one) => ({ kind: 'work' as const, work: one })),
);
const query = fc.letrec<{ tree: Query }>((tie) => {
  const several = fc.array(tie('tree'), { maxLength: 3 });
  return {
    tree: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      { weight: 5, arbitrary: leaf },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('and' as const), of: several }) },
      fc.record({ kind: fc.constant('or' as const), of: several }),
      fc.record({ kind: fc.constant('not' as const), of: tie('tree') }),
    ),
  };
}).tree;

const facet: fc.Arbitrary<FacetRequest> = fc.record(
  {
    type: fc.constantFrom(...counted),
    limit: fc.integer({ min: 0, max: 6 }),
    contains: fc.constantFrom('', 'li', 'HISTÓRIA', 'machado'),
  },
  { requiredKeys: ['type', 'limit'] },
);

export const request: fc.Arbitrary<SearchRequest> = fc.record({
  query,
  filters: fc.oneof(fc.constant([]), fc.array(value, { maxLength: 4 })),
  order: fc.constantFrom<OrderCode>('C', 'T', 'A', 'D', 'W', 'N', 'I'),
  offset: fc.integer({ min: 0, max: 6 }),
  limit: fc.integer({ min: 0, max: 10 }),
  facets: fc.array(facet, { minLength: 2, maxLength: 6 }),
  isGrouped: fc.constantFrom(undefined, true as const),
});

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('put' as const), document }) },
  fc.record({ kind: fc.constant('delete' as const), id: fc.integer({ min: 1, max: 40 }) }),
);

const available: fc.Arbitrary<AvailableTitles[]> = fc.array(
  fc.record({
    places: fc.uniqueArray(fc.constantFrom('V0', 'V1', 'V2'), { maxLength: 3 }),
    ids: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
  }),
  { maxLength: 4 },
);

export type Step =
  | { readonly kind: 'apply'; readonly changes: readonly Change[] }
  | {
      readonly kind: 'available';
      readonly titles: readonly AvailableTitles[];
      readonly of: 'these' | 'all';
    }
  | { readonly kind: 'compact' }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'spell'; readonly request: SpellRequest }
  | { readonly kind: 'like'; readonly id: number }
  | { readonly kind: 'browse'; readonly request: BrowseRequest }
  | { readonly kind: 'search'; readonly request: SearchRequest }
  | { readonly kind: 'suggest'; readonly text: string; readonly limit: number };

const misspelt = fc.oneof(
  fc.constantFrom(
    'livos',
    'histroia',
    'machdao assis',
    'clarisse',
    'ctiy',
    '"livor história"',
    'zz',
  ),
  text,
  fc.tuple(word, fc.nat({ max: 5 })).map(([one, at]) => one.slice(0, at) + one.slice(at + 1)),
);

const within = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Query>({ kind: 'all' }) },
  value.map(({ type, code }): Query => ({ kind: 'facet', type, code })),
);

const browsed: fc.Arbitrary<BrowseRequest> = fc.record(
  {
    index: fc.constantFrom(...browseIndexes),
    from: fc.constantFrom('', 'livro', 'm', 'Ação', '978', '03', 'B', 'O livro', 'o de', 'O'),
    cursor: fc.constantFrom(...['', 'livro', 'história', 'a1', 'assis machado de'].map(cursorOf)),
    direction: fc.constantFrom('forward', 'back'),
    limit: fc.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: ['index', 'from', 'direction', 'limit'] },
);

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      changes: fc.array(change, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('available' as const),
      titles: available,
      of: fc.constantFrom('these' as const, 'all' as const),
    }),
  },
  fc.constant({ kind: 'compact' as const }),
  fc.constant({ kind: 'reopen' as const }),
  {
    weight: 3,
    arbitrary: fc
      .record({ text: misspelt, field: fc.constantFrom<QueryField>('any', 'any', 'title'), within })
      .map((one) => ({ kind: 'spell' as const, request: one })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('like' as const),
      id: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 5, arbitrary: browsed.map((one) => ({ kind: 'browse' as const, request: one })) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('search' as const), request }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('suggest' as const),
      text: fc.constantFrom(
        'l',
        'livro',
        'livor',
        'histroia',
        'machdo ass',
        'brasl de',
        'mach',
        'assis m',
        'h',
        'o qu',
        'bra',
        'de li',
        'A',
        'zz',
      ),
      limit: fc.integer({ min: 0, max: 6 }),
    }),
  },
);
