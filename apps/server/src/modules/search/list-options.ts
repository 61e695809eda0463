import { isMaterialFieldsTab, type endpoints, type Order, type TitleTab } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor, type Translate } from '@estante/phrases';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readWorkTypes } from '../catalogue/index.ts';
import { filterName } from './facets/filter-name.ts';
import { findFilterValues } from './filter-value.ts';
import { refuseDates } from './query/refuse-dates.ts';
import type { SearchDeps } from './search-titles.ts';
import { orders, tabs } from './query/tab.ts';

/** Orders of a result; the tab's own default comes first. */
export const listOrders: UseCase<typeof endpoints.listOrders> = async ({ query }, { language }) => {
  const first = tabs[query.search_tab].order;
  const t = translatorFor(language);
  const body = [first, ...orders.filter((order) => order !== first)].map((codigo) => ({
    codigo,
    descricao: orderName(codigo, query.search_tab, t),
  }));
  return { status: 200, body };
};

/** Name of an order: works with numbers of their own come by these, which is what order W says of them. */
function orderName(order: Order, tab: TitleTab, t: Translate): string {
  return order === 'W' && isMaterialFieldsTab(tab)
    ? t(`referenceOrders.${tab}`)
    : t(`orders.${order}`);
}

/** The filter types of a tab; or the values of one type under a search. */
export function listFilters(deps: SearchDeps): UseCase<typeof endpoints.listFilters> {
  return async ({ query }, { language }) => {
    const guia = query.search_tab ?? query.guia;
    const { tipo } = query;
    const refused = refuseDates(query, language);
    if (refused) return refused;
    if (tipo) {
      return {
        status: 200,
        body: await findFilterValues(deps, { ...query, guia, tipo }, language),
      };
    }
    const { knowsAvailability } = deps.engine.status();
    const offered = tabs[guia].filters.filter((type) => type !== 'V' || knowsAvailability);
    const body = offered.map((codigo) => ({
      codigo,
      descricao: filterName(codigo, language),
    }));
    return { status: 200, body };
  };
}

/** The image that stands for a work type where a title has no cover. */
export function listDefaultCovers(db: Db): UseCase<typeof endpoints.listDefaultCovers> {
  return async (_request, { language }) => ({
    status: 200,
    body: [...(await readWorkTypes(db, language)).keys()].map((code) => ({
      cod_tipo_obra: code,
      imagem: `/capas/padrao/${code}.svg`,
    })),
  });
}
