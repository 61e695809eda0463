import type { FilterType, Order, TitleTab } from '@estante/contract';

/** What a tab of the search page adds to a query. */
export interface TabDefinition {
  readonly order: Order;
  /** Titles the tab is about, as filters that stand before those of the reader. */
  readonly restriction: readonly { readonly type: FilterType; readonly code: string }[];
  /** Filter types offered, in the order of the page. */
  readonly filters: readonly FilterType[];
}

// prettier-ignore
const catalogueFilters = [
  'X', 'B', 'U', 'T', 'Y', 'A', 'S', 'I', 'K', 'C', 'L', 'E', 'P', 'F', 'G', 'O', 'N', 'M', 'R',
] as const satisfies readonly FilterType[];

export const tabs: Readonly<Record<TitleTab, TabDefinition>> = {
  geral: { order: 'C', restriction: [], filters: catalogueFilters },
  avancada: { order: 'C', restriction: [], filters: catalogueFilters },
  indice: { order: 'T', restriction: [], filters: catalogueFilters },
  'novas-aquisicoes': { order: 'I', restriction: [], filters: catalogueFilters },
  periodicos: {
    order: 'T',
    restriction: [{ type: 'T', code: 'serial' }],
    filters: catalogueFilters.filter((type) => type !== 'T' && type !== 'G' && type !== 'O'),
  },
};

/** Orders offered, with relevance first. */
export const orders: readonly Order[] = ['C', 'T', 'A', 'D', 'W', 'N', 'I'];
