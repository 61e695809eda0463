import fc from 'fast-check';
import { searchFields } from '../fields.ts';
import { cursorOf } from '../browsing/place.ts';
import type { OrderCode } from '../fields.ts';
import { browseIndexes } from '../port.ts';
import type { BrowseRequest, FacetRequest, SearchRequest, SelectedFilter } from '../port.ts';
import type { Query, QueryField } from '../query.ts';
import { numbers, works, counted, text, name } from './random-documents.ts';

const field = fc.constantFrom<QueryField>('any', 'any', ...searchFields);
const asked = fc.oneof(
  { weight: 5, arbitrary: text },
  name,
  fc.constantFrom(...numbers),
  fc.constant('?!'),
);
/** Any facet value, which a random title may have. */
export const value: fc.Arbitrary<SelectedFilter> = fc
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

/** Any search, whose words and filters are those of random titles. */
export const request: fc.Arbitrary<SearchRequest> = fc.record({
  query,
  filters: fc.oneof(fc.constant([]), fc.array(value, { maxLength: 4 })),
  order: fc.constantFrom<OrderCode>('C', 'T', 'A', 'D', 'W', 'N', 'I'),
  offset: fc.integer({ min: 0, max: 6 }),
  limit: fc.integer({ min: 0, max: 10 }),
  facets: fc.array(facet, { minLength: 2, maxLength: 6 }),
  isGrouped: fc.constantFrom(undefined, true as const),
});

/** Any page of an index. */
export const browsed: fc.Arbitrary<BrowseRequest> = fc.record(
  {
    index: fc.constantFrom(...browseIndexes),
    from: fc.constantFrom('', 'livro', 'm', 'Ação', '978', '03', 'B', 'O livro', 'o de', 'O'),
    cursor: fc.constantFrom(...['', 'livro', 'história', 'a1', 'assis machado de'].map(cursorOf)),
    direction: fc.constantFrom('forward', 'back'),
    limit: fc.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: ['index', 'from', 'direction', 'limit'] },
);
