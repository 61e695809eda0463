import type { endpoints, FilterType, Success } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { isTabOn } from '../institution/index.ts';
import { readWorkTypes } from '../catalogue/index.ts';
import {
  buildQuery,
  expandYearSpans,
  presentFacet,
  presentSelected,
  readFacetNames,
  readFilters,
  spellRequestOf,
  type SearchDeps,
} from '../search/index.ts';
import { isUnavailable } from './network-index.ts';
import type { NetworkSearch } from './network-search.ts';
import { presentEdition } from './present-record.ts';
import { findEditions, findInstitutions, hasInstitutions } from './repository.ts';

type SearchResponse = Success<typeof endpoints.searchTitles>;

/** Filter types of the network, in the order of the page. */
const filterTypes = ['Z', 'T', 'Y', 'A', 'S', 'E', 'I'] as const satisfies readonly FilterType[];

const facetLimit = (type: FilterType) => (type === 'Y' ? 400 : type === 'Z' ? 200 : 20);

export interface NetworkSearchDeps extends Pick<SearchDeps, 'db'> {
  readonly network: NetworkSearch;
}

/** The catalogues of other institutions: base rede_pergamum. */
export function searchNetwork({
  db,
  network,
}: NetworkSearchDeps): UseCase<typeof endpoints.searchTitles> {
  return async ({ query }, { language }) => {
    if (!(await isTabOn(db, 'rede'))) return refuse(403, 'RecursoDesativado');
    const engine = network();
    const filters = readFilters(query.filtro);
    const ordenacao = query.ordenacao ?? 'C';
    const page = {
      guia: query.guia,
      base: 'rede_pergamum' as const,
      pagina: query.pagina,
      quantidade: query.quantidade,
      ordenacao,
      ...nothingBeside,
    };
    if (!(await hasInstitutions(db))) return { status: 200, body: { ...page, ...nothing } };
    if (engine === null) return unavailable;
    try {
      const asked = { query: buildQuery(query, { restriction: [], language }), filters };
      const [found, nameOf, workTypes] = await Promise.all([
        engine.search({
          query: asked.query,
          filters: await expandYearSpans(engine, asked),
          order: ordenacao,
          offset: (query.pagina - 1) * query.quantidade,
          limit: query.quantidade,
          facets: filterTypes.map((type) => ({ type, limit: facetLimit(type) })),
        }),
        readFacetNames(db, language),
        readWorkTypes(db, language),
      ]);
      const institutions = new Map(
        (await findInstitutions(db)).map(({ id, name }) => [String(id), name]),
      );
      const name: typeof nameOf = (type, code) =>
        type === 'Z' ? (institutions.get(code) ?? code) : nameOf(type, code);
      const editions = await findEditions(db, found.ids);
      const isNothing = found.total === 0 && filters.length === 0;
      const typed = isNothing ? spellRequestOf(query, { restriction: [], language }) : null;
      const correction = typed && (await engine.spell(typed));
      const names = { language, workType: (code: string) => workTypes.get(code) ?? code };
      return {
        status: 200,
        body: {
          ...page,
          correcao: correction?.kind === 'spelling' ? correction.text : null,
          mais_ampla: correction?.kind === 'wider' ? correction.text : null,
          total: found.total,
          acervos_rede: found.ids.flatMap((id) => {
            const [first, ...others] = editions.get(id) ?? [];
            return first ? [presentEdition([first, ...others], names)] : [];
          }),
          filtros: filterTypes
            .flatMap((type, i) => {
              const counts = found.facets[i];
              return counts ? [presentFacet(type, counts, name, language)] : [];
            })
            .filter(({ contagem }) => contagem.length > 0),
          filtrosSelecionados: presentSelected(filters, found.facets, name),
        },
      };
    } catch (error) {
      if (isUnavailable(error)) return unavailable;
      throw error;
    }
  };
}

const unavailable: Refusal = { ...refuse(503, 'CatalogoDeRedeIndisponivel'), retryAfter: 5 };

/** Parts of an answer that searches of the own catalogue alone have. */
const nothingBeside = {
  acervos: [],
  remissivas: [],
  correcao: null,
  mais_ampla: null,
  em_vez: [],
  periodos: null,
} satisfies Partial<SearchResponse>;

const nothing = { total: 0, acervos_rede: [], filtros: [], filtrosSelecionados: [] };
