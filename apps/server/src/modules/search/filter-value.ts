import type { EndpointRequest, endpoints, FilterType, Language } from '@estante/contract';
import { headingKey } from '@estante/marc';
import { buildQuery } from './query/build-query.ts';
import {
  atChosenLibraries,
  isAvailableAnywhere,
  librariesOf,
  placesFacet,
} from './availability/available-filter.ts';
import { readFacetNames } from './facets/facet-name.ts';
import { presentValues, type FilterValue } from './facets/facet-value.ts';
import { readFilters } from './query/filter.ts';
import { inclusionQuery } from './query/inclusion-period.ts';
import { buildMaterialQuery } from './query/material-query.ts';
import type { SearchDeps } from './search-titles.ts';
import { tabs } from './query/tab.ts';
import { untilFinished } from './query/unfinished-text.ts';
import { expandYearSpans } from './facets/year-span.ts';

type FilterQuery = EndpointRequest<typeof endpoints.listFilters>['query'] & {
  readonly tipo: FilterType;
};

/** Types whose values carry their names in the index; of all others the application knows them. */
const namedByIndex: readonly FilterType[] = ['A', 'O', 'D', 'S', 'F', 'E', 'P', 'G', 'M'];

/** Deepest value that is paged to in a facet. */
const deepest = 10_000;

/** A page of the values of one filter type that a search finds, those whose name fits. */
export async function findFilterValues(
  { db, engine, clock }: SearchDeps,
  asked: FilterQuery,
  language: Language,
): Promise<FilterValue[]> {
  const end = Math.min(asked.pagina * asked.quantidade, deepest);
  const start = (asked.pagina - 1) * asked.quantidade;
  const tab = tabs[asked.guia];
  if (start >= deepest || !tab.filters.includes(asked.tipo)) return [];
  const own = await buildMaterialQuery({ db, engine }, asked);
  const frame = {
    restriction: tab.restriction,
    more: [...own, ...inclusionQuery(asked, clock.today())],
    language,
  };
  const query = buildQuery(await untilFinished(engine, asked, frame), frame);
  const filters = readFilters(asked.filtro);
  // Under what can be had now libraries are counted by what they have.
  const isOfPlaces = asked.tipo === 'B' && isAvailableAnywhere(filters);
  const isNamed = namedByIndex.includes(asked.tipo);
  const [found, nameOf] = await Promise.all([
    engine.search({
      query,
      filters: atChosenLibraries(await expandYearSpans(engine, { query, filters })),
      order: 'T',
      offset: 0,
      limit: 0,
      facets: [
        isOfPlaces
          ? placesFacet
          : isNamed
            ? { type: asked.tipo, limit: end, contains: asked.search_text }
            : { type: asked.tipo, limit: deepest },
      ],
    }),
    readFacetNames(db, language),
  ]);
  const [counted] = found.facets;
  const facet = counted && isOfPlaces ? librariesOf(counted, filters, deepest) : counted;
  return facet
    ? presentValues(facet, nameOf).filter(fits(asked.search_text)).slice(start, end)
    : [];
}

/** Whether a label fits as the engine matches it: at the start of it or of a word in it. */
function fits(text: string): (value: FilterValue) => boolean {
  const wanted = headingKey(text).trim();
  return ({ descricao }) => ` ${headingKey(descricao)}`.includes(` ${wanted}`);
}
