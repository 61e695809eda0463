import type { endpoints, FilterType, Language, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { FacetCounts, SearchEngine } from '@estante/search-engine';
import { refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { buildQuery, spellRequestOf, type SearchTerms } from './query/build-query.ts';
import {
  atChosenLibraries,
  placesFacet,
  presentAvailability,
} from './availability/available-filter.ts';
import { readFacetNames, type FacetName } from './facets/facet-name.ts';
import { filterName } from './facets/filter-name.ts';
import { presentValues } from './facets/facet-value.ts';
import { presentWorkAsked, presentWorks } from './results/found-works.ts';
import { readFilters, type ChosenFilter } from './query/filter.ts';
import { countPeriods, inclusionQuery } from './query/inclusion-period.ts';
import { buildMaterialQuery, refuseDates } from './query/material-query.ts';
import { searchInstead } from './results/instead.ts';
import { readResultItems, type ResultItemDeps } from './results/result-item.ts';
import { tabs } from './query/tab.ts';
import { untilFinished } from './query/unfinished-text.ts';
import { expandYearSpans } from './facets/year-span.ts';

type Result = Success<typeof endpoints.searchTitles>;

/** Values listed per filter type; years all, for their histogram. */
const facetLimit = (type: FilterType) => (type === 'Y' ? 400 : 20);

export interface SearchDeps extends ResultItemDeps {
  readonly engine: SearchEngine;
  /** Told the one text that found nothing anywhere in its tab. */
  readonly onNothing?: (text: string) => Promise<void>;
}

export function searchTitles(deps: SearchDeps): UseCase<typeof endpoints.searchTitles> {
  const { db, engine, clock } = deps;
  return async ({ query }, { language }) => {
    const tab = tabs[query.guia];
    const refused = refuseDates(query, language) ?? refuseBase(query, language);
    if (refused) return refused;
    const filters = readFilters(query.filtro);
    const ordenacao = query.ordenacao ?? tab.order;
    const today = clock.today();
    const own = await buildMaterialQuery({ db, engine }, query);
    const narrowed = [...own, ...inclusionQuery(query, today)];
    // Whenever they came: the periods are counted among these, and years are years of any of them.
    const { restriction } = tab;
    const frame = { restriction, more: narrowed, language };
    const terms = await untilFinished(engine, query, frame);
    const wide = { query: buildQuery(terms, { restriction, more: own, language }), filters };
    const chosen = await expandYearSpans(engine, wide);
    const asked = { ...wide, filters: atChosenLibraries(chosen) };
    const types = engine.status().knowsAvailability
      ? tab.filters
      : tab.filters.filter((type) => type !== 'V');
    const [found, nameOf, periodos] = await Promise.all([
      engine.search({
        ...asked,
        query: buildQuery(terms, frame),
        order: ordenacao,
        offset: (query.pagina - 1) * query.quantidade,
        limit: query.quantidade,
        facets: types.map((type) =>
          type === 'V' ? placesFacet : { type, limit: facetLimit(type) },
        ),
        ...(query.agrupar && { isGrouped: true }),
      }),
      readFacetNames(db, language),
      query.guia === 'novas-aquisicoes' ? countPeriods(engine, asked, today) : null,
    ]);
    const shown = { query: buildQuery(terms, frame), chosen };
    const facets = await presentAvailability(engine, shown, found, facetLimit('B'));
    const filtros = types.map((type, i) =>
      presentFacet(type, facets[i] as FacetCounts, nameOf, language),
    );
    const isNothing = found.total === 0 && filters.length === 0;
    const typed = isNothing ? spellRequestOf(query, frame) : null;
    // Narrowed, it may be elsewhere; unfinished, nobody has asked for it.
    const isCounted = narrowed.length === 0 && query.pagina === 1 && !query.parcial;
    if (typed && isCounted) await deps.onNothing?.(typed.text);
    const correction = typed && (await engine.spell(typed));
    const em_vez =
      typed && query.pagina === 1
        ? await searchInstead(deps, {
            terms: query,
            frame,
            text: typed.text,
            correction,
            order: ordenacao,
            language,
          })
        : [];
    return {
      status: 200,
      body: {
        guia: query.guia,
        base: baseOf(query.guia),
        total: found.total,
        ...(await presentWorks(db, found, language)),
        ...(await presentWorkAsked(db, query.obra)),
        pagina: query.pagina,
        quantidade: query.quantidade,
        ordenacao,
        acervos: await readResultItems(deps, found.ids, language),
        remissivas: found.references.map(({ variant, heading }) => ({
          variante: variant,
          cabecalho: heading,
        })),
        correcao: correction?.kind === 'spelling' ? correction.text : null,
        mais_ampla: correction?.kind === 'wider' ? correction.text : null,
        em_vez,
        filtros: filtros.filter(({ contagem }) => contagem.length > 0),
        periodos,
        filtrosSelecionados: presentSelected(filters, facets, nameOf),
      },
    };
  };
}

/** Standards are a base of their own. */
function baseOf(tab: SearchTerms['guia']): Result['base'] {
  return tab === 'normas' ? 'abnt' : 'local';
}

function refuseBase({ base, guia }: SearchTerms, language: Language): Refusal | null {
  if (base === undefined || base === baseOf(guia)) return null;
  const mensagem = translatorFor(language)('valueFaults.choice');
  return refuseFields([{ campo: 'base', mensagem }], language);
}

export function presentFacet(
  type: FilterType,
  facet: FacetCounts,
  nameOf: FacetName,
  language: Parameters<typeof filterName>[1],
): Result['filtros'][number] {
  return {
    codigo: type,
    descricao: filterName(type, language),
    distintos: facet.distinct,
    contagem: presentValues(facet, nameOf),
  };
}

/** A selected value is always among the counts of its type; its name stands there. */
export function presentSelected(
  filters: readonly ChosenFilter[],
  facets: readonly FacetCounts[],
  nameOf: FacetName,
): Result['filtrosSelecionados'] {
  return filters.map(({ type, code }) => {
    const value = facets
      .find((facet) => facet.type === type)
      ?.values.find((counted) => counted.code === code);
    return { tipo: type, codigo: code, descricao: value?.label || nameOf(type, code) };
  });
}
