import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { UseCase } from '../../http/register-endpoint.ts';
import { readWorkTypes } from '../catalogue/index.ts';
import { filterName } from './filter-name.ts';
import { findFilterValues } from './filter-value.ts';
import type { SearchDeps } from './search-titles.ts';
import { orders, tabs } from './tab.ts';

/** Orders of a result; the tab's own default comes first. */
export const listOrders: UseCase<typeof endpoints.listOrders> = async ({ query }, { language }) => {
  const first = tabs[query.search_tab].order;
  const t = translatorFor(language);
  const body = [first, ...orders.filter((order) => order !== first)].map((codigo) => ({
    codigo,
    descricao: t(`orders.${codigo}`),
  }));
  return { status: 200, body };
};

/** The filter types of a tab; or the values of one type under a search. */
export function listFilters(deps: SearchDeps): UseCase<typeof endpoints.listFilters> {
  return async ({ query }, { language }) => {
    const guia = query.search_tab ?? query.guia;
    const { tipo } = query;
    if (tipo) {
      return {
        status: 200,
        body: await findFilterValues(deps, { ...query, guia, tipo }, language),
      };
    }
    const body = tabs[guia].filters.map((codigo) => ({
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
