import type { endpoints, Language, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { FacetCounts, SearchEngine } from '@estante/search-engine';
import { refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readFacetNames, type FacetName } from './facets/facet-name.ts';
import type { SearchTerms } from './query/build-query.ts';
import { readSearch, type ReadSearch } from './query/read-search.ts';
import { refuseDates } from './query/refuse-dates.ts';
import { presentWorkAsked, presentWorks } from './results/found-works.ts';
import { presentFacet, presentSelected } from './results/present-facet.ts';
import type { ResultItemDeps } from './results/result-item.ts';
import { EarlyResultItems } from './results/early-result-items.ts';
import { runSearch, type SearchRun } from './results/run-search.ts';
import { findAlternatives } from './results/alternatives.ts';

type Result = Success<typeof endpoints.searchTitles>;

export interface SearchDeps extends ResultItemDeps {
  readonly engine: SearchEngine;
  /** Called with the one text that found nothing anywhere in its tab. */
  readonly onNothing?: (text: string) => Promise<void>;
}

export function searchTitles(deps: SearchDeps): UseCase<typeof endpoints.searchTitles> {
  return async ({ query: terms }, { language }) => {
    const refused = refuseDates(terms, language) ?? refuseBase(terms, language);
    if (refused) return refused;
    const search = await readSearch(deps, terms, language);
    const items = new EarlyResultItems(deps, language);
    const [run, nameOf] = await Promise.all([
      runSearch(deps.engine, search, (ids) => items.begin(ids)),
      readFacetNames(deps.db, language),
    ]);
    const alternatives = await findAlternatives(deps, search, run.found.total);
    const body = {
      ...presentAsked(search),
      ...presentFacets(search, run, nameOf),
      ...(await presentFound(deps, search, run, items)),
      ...alternatives,
    };
    return { status: 200, body };
  };
}

type ResultPart<Key extends keyof Result> = Pick<Result, Key>;

function presentAsked({
  terms,
  order,
}: ReadSearch): ResultPart<'guia' | 'base' | 'pagina' | 'quantidade' | 'ordenacao'> {
  const { guia, pagina, quantidade } = terms;
  return { guia, base: baseOf(guia), pagina, quantidade, ordenacao: order };
}

function presentFacets(
  { types, filters, language }: ReadSearch,
  { facets, periods }: SearchRun,
  nameOf: FacetName,
): ResultPart<'filtros' | 'periodos' | 'filtrosSelecionados'> {
  const filtros = types.map((type, i) =>
    presentFacet(type, facets[i] as FacetCounts, nameOf, language),
  );
  return {
    filtros: filtros.filter(({ contagem }) => contagem.length > 0),
    periodos: periods,
    filtrosSelecionados: presentSelected(filters, facets, nameOf),
  };
}

async function presentFound(
  deps: SearchDeps,
  { terms, language }: ReadSearch,
  { found }: SearchRun,
  items: EarlyResultItems,
) {
  return {
    total: found.total,
    ...(await presentWorks(deps.db, found, language)),
    ...(await presentWorkAsked(deps.db, terms.obra)),
    acervos: await items.read(found.ids),
    remissivas: found.references.map(({ variant, heading }) => ({
      variante: variant,
      cabecalho: heading,
    })),
  };
}

/** Base of a tab: standards are a base of their own. */
function baseOf(tab: SearchTerms['guia']): Result['base'] {
  return tab === 'normas' ? 'abnt' : 'local';
}

function refuseBase({ base, guia }: SearchTerms, language: Language): Refusal | null {
  if (base === undefined || base === baseOf(guia)) return null;
  const mensagem = translatorFor(language)('valueFaults.choice');
  return refuseFields([{ campo: 'base', mensagem }], language);
}
