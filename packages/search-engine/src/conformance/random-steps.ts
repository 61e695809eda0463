import fc from 'fast-check';
import type {
  AvailableTitles,
  BrowseRequest,
  Change,
  SearchRequest,
  SpellRequest,
} from '../port.ts';
import type { Query, QueryField } from '../query.ts';
import { word, text, document } from './random-documents.ts';
import { value, request, browsed } from './random-requests.ts';

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

/** Change of the catalogue or of the engine, or a question that is answered as the oracle does. */
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

/** Any change or question. */
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
