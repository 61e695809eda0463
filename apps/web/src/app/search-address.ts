import {
  filterTypes,
  orderCodes,
  searchIndexes,
  type FilterType,
  type Order,
  type SearchIndex,
  type SearchTab,
  type TitleTab,
} from '@estante/contract/plain';
import { endpointQuery } from './query.ts';
import { readYearSpan, writeYearSpan, type YearSpan } from './year-span.ts';

export const displays = ['D', 'C', 'L'] as const;
/** D details, C covers, L list. */
export type Display = (typeof displays)[number];

export interface Filter {
  readonly type: FilterType;
  readonly code: string;
}

/** The whole state of a search, as its address says it. */
export interface SearchState {
  readonly tab: TitleTab;
  readonly q: string;
  readonly index: SearchIndex;
  readonly filters: readonly Filter[];
  /** Null: the tab's own. */
  readonly order: Order | null;
  readonly page: number;
  /** Null: the tab's own. */
  readonly display: Display | null;
  /** Something was asked, be it everything: the results show instead of the front page. */
  readonly isAsked: boolean;
}

const defaultDisplay: Readonly<Record<TitleTab, Display>> = {
  geral: 'D',
  indice: 'L',
  'novas-aquisicoes': 'C',
  periodicos: 'D',
};

export function displayOf({ tab, display }: SearchState): Display {
  return display ?? defaultDisplay[tab];
}

export function readSearch(tab: TitleTab, params: URLSearchParams): SearchState {
  const page = Number(params.get('pagina') ?? 1);
  return {
    tab,
    q: params.get('q') ?? '',
    index: oneOf(searchIndexes, params.get('indice')) ?? 'livre',
    filters: params.getAll('filtro').flatMap(readFilter),
    order: oneOf(orderCodes, params.get('ordenacao')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    display: oneOf(displays, params.get('exibicao')),
    isAsked: tab !== 'geral' || params.has('q') || params.has('filtro'),
  };
}

/** The one address of a state: parts in a fixed order, what is default left out, filters sorted. */
export function searchHref(state: SearchState): string {
  const params = new URLSearchParams();
  if (state.q !== '' || state.tab === 'geral') params.set('q', state.q);
  if (state.index !== 'livre') params.set('indice', state.index);
  for (const filter of state.filters.map(writeFilter).sort()) params.append('filtro', filter);
  if (state.order) params.set('ordenacao', state.order);
  if (state.display) params.set('exibicao', state.display);
  if (state.page > 1) params.set('pagina', String(state.page));
  const text = params.toString();
  return `${tabPath(state.tab)}${text && `?${text}`}`;
}

export function tabPath(tab: SearchTab): string {
  return tab === 'geral' ? '/' : `/${tab}`;
}

/** A search for one filter alone, as links of a title's page make it. */
export function filterHref(type: FilterType, code: string): string {
  return searchHref({ ...emptySearch, filters: [{ type, code }] });
}

const emptySearch = readSearch('geral', new URLSearchParams());

export function hasFilter({ filters }: SearchState, { type, code }: Filter): boolean {
  return filters.some((filter) => filter.type === type && filter.code === code);
}

/**
 * With the filter if it was not there, without it if it was; from the first page. A year takes the
 * place of a span of years, which would hide it.
 */
export function toggleFilter(state: SearchState, filter: Filter): SearchState {
  const filters = hasFilter(state, filter)
    ? state.filters.filter(({ type, code }) => type !== filter.type || code !== filter.code)
    : [...state.filters.filter((one) => !isSpan(one) || filter.type !== 'Y'), filter];
  return { ...state, filters, page: 1 };
}

/** The span of years that is chosen, if one is. */
export function chosenYears({ filters }: SearchState): YearSpan | null {
  const span = filters.find(isSpan);
  return span ? readYearSpan(span.code) : null;
}

/** With a span of years in place of all years chosen before; an open one is none. */
export function chooseYears(state: SearchState, span: YearSpan): SearchState {
  const code = writeYearSpan(span);
  const others = state.filters.filter(({ type }) => type !== 'Y');
  const filters = code === '' ? others : [...others, { type: 'Y' as const, code }];
  return { ...state, filters, page: 1 };
}

function isSpan({ type, code }: Filter): boolean {
  return type === 'Y' && readYearSpan(code) !== null;
}

export function writeFilter({ type, code }: Filter): string {
  return `${type}:${code}`;
}

/** The call behind a search. */
export function searchQuery(state: SearchState) {
  return endpointQuery('searchTitles', {
    query: {
      guia: state.tab,
      q: state.q,
      indice: state.index,
      filtro: state.filters.map(writeFilter).sort(),
      pagina: state.page,
      ...(state.order && { ordenacao: state.order }),
    },
  });
}

function readFilter(text: string): Filter[] {
  const type = oneOf(filterTypes, text.split(':', 1)[0] ?? null);
  const code = text.slice(2);
  return type && text[1] === ':' && code ? [{ type, code }] : [];
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((one) => one === value) ?? null;
}
