import type { FilterType, Order, TitleTab } from '@estante/contract';

/** Order, restriction and filters that a tab of the search page gives a query. */
export interface TabDefinition {
  readonly order: Order;
  /** Titles the tab is about, as filters that stand before those of the reader. */
  readonly restriction: readonly { readonly type: FilterType; readonly code: string }[];
  /** Filter types offered, in the order of the page. */
  readonly filters: readonly FilterType[];
}

// oxfmt-ignore
const catalogueFilters = [
  'V', 'X', 'B', 'U', 'T', 'Y', 'A', 'S', 'I', 'K', 'C', 'L', 'E', 'P', 'F', 'G', 'O', 'D', 'N', 'M', 'R',
] as const satisfies readonly FilterType[];

/** Works of one type, whose other facts are fields of their own. */
// oxfmt-ignore
const materialFilters = [
  'V', 'X', 'B', 'U', 'Y', 'A', 'S', 'I', 'K', 'C', 'L', 'E', 'P', 'F', 'R',
] as const satisfies readonly FilterType[];

const ofType = (code: string): TabDefinition['restriction'] => [{ type: 'T', code }];

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
  arquivo: { order: 'W', restriction: ofType('archive'), filters: materialFilters },
  'atos-normativos': { order: 'W', restriction: ofType('normative-act'), filters: materialFilters },
  normas: { order: 'W', restriction: ofType('standard'), filters: materialFilters },
};

/** Orders offered, with relevance first. */
export const orders: readonly Order[] = ['C', 'T', 'A', 'D', 'W', 'N', 'I'];
