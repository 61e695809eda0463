import {
  filterTypes,
  groupings,
  orderCodes,
  searchIndexes,
  unfinishedParts,
  type FilterType,
  type Order,
  type SearchIndex,
  type SearchTab,
  type TitleTab,
} from '@estante/contract/plain';
import { oneOf } from '../../browser/one-of.ts';
import {
  materialFieldEntries,
  readMaterialFields,
  type MaterialFields,
} from './material-fields.ts';
import { endpointQuery } from '../../api/query.ts';
import { readTerms, writeTerm, type SearchTerm } from './search-terms.ts';
import { readYearSpan, writeYearSpan, type YearSpan } from './year-span.ts';

export const displays = ['D', 'C', 'L'] as const;
/** Display of results: D details, C covers, L list. */
export type Display = (typeof displays)[number];

export interface Filter {
  readonly type: FilterType;
  readonly code: string;
}

/** State of a search, as in its address. */
export interface SearchState {
  readonly tab: TitleTab;
  readonly q: string;
  readonly index: SearchIndex;
  /** Rows of the advanced form. */
  readonly terms: readonly SearchTerm[];
  /** Values of the tab's own form, where it has one. */
  readonly fields: MaterialFields;
  readonly filters: readonly Filter[];
  /** Order; null for the tab's own. */
  readonly order: Order | null;
  readonly page: number;
  /** Display; null for the tab's own. */
  readonly display: Display | null;
  /** Whether the editions of a work share one line. */
  readonly isGrouped: boolean;
  /** Whether the reader is still typing: the last word of `q` may be the beginning of one. */
  readonly isUnfinished: boolean;
  /** Number of a title, if the editions of its work alone are searched. */
  readonly work: number | null;
  /** Whether a search was made, be it for everything: the results show instead of the front page. */
  readonly isAsked: boolean;
}

const defaultDisplay: Readonly<Record<TitleTab, Display>> = {
  geral: 'D',
  avancada: 'D',
  indice: 'L',
  'novas-aquisicoes': 'C',
  periodicos: 'D',
  arquivo: 'D',
  'atos-normativos': 'D',
  normas: 'D',
};

export function displayOf({ tab, display }: SearchState): Display {
  return display ?? defaultDisplay[tab];
}

export function readSearch(tab: TitleTab, params: URLSearchParams): SearchState {
  const page = Number(params.get('pagina') ?? 1);
  const filters = params.getAll('filtro').flatMap(readFilter);
  return {
    ...readWords(tab, params),
    tab,
    fields: readMaterialFields(tab, params),
    filters,
    order: oneOf(orderCodes, params.get('ordenacao')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    display: oneOf(displays, params.get('exibicao')),
    isGrouped: oneOf(groupings, params.get('agrupar')) !== null,
    isUnfinished: oneOf(unfinishedParts, params.get('parcial')) !== null,
    work: readWork(params.get('obra')),
    isAsked: isAsked(tab, params, filters),
  };
}

function readWork(text: string | null): number | null {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
}

type Words = Pick<SearchState, 'q' | 'index' | 'terms'>;

/** Reads the typed words: in the advanced form they are always rows. */
function readWords(tab: TitleTab, params: URLSearchParams): Words {
  const q = params.get('q') ?? '';
  const index = oneOf(searchIndexes, params.get('indice')) ?? 'livre';
  if (tab !== 'avancada') return { q, index, terms: [] };
  return asRows({ q, index, terms: readTerms(params) });
}

function asRows({ q, index, terms }: Words): Words {
  const first = q.trim() === '' ? [] : [{ operator: 'E' as const, index, text: q.trim() }];
  return { q: '', index: 'livre', terms: [...first, ...terms] };
}

function isAsked(tab: TitleTab, params: URLSearchParams, filters: readonly Filter[]): boolean {
  if (readWork(params.get('obra')) !== null) return true;
  if (tab === 'geral') return params.has('q') || params.has('filtro');
  if (tab !== 'avancada') return true;
  return filters.length > 0 || readWords(tab, params).terms.length > 0;
}

/** Takes the typed words into another tab; rows that its one box has no room for stay behind. */
export function inTab(state: SearchState, tab: TitleTab): SearchState {
  const fresh = readSearch(tab, new URLSearchParams());
  const words = tab === 'avancada' ? asRows(state) : asText(state);
  return { ...fresh, ...words, isAsked: true };
}

function asText({ q, index, terms }: Words): Words {
  const [only] = terms;
  const isText = only && terms.length === 1 && only.operator === 'E';
  return isText ? { q: only.text, index: only.index, terms: [] } : { q, index, terms: [] };
}

/** Writes the canonical address of a state: parts in a fixed order, defaults left out, filters sorted. */
export function searchHref(state: SearchState): string {
  const text = searchParams(state).toString();
  return `${tabPath(state.tab)}${text && `?${text}`}`;
}

export function searchParams(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.q !== '' || state.tab === 'geral') params.set('q', state.q);
  if (state.index !== 'livre') params.set('indice', state.index);
  for (const term of state.terms) params.append('termo', writeTerm(term));
  for (const [name, value] of materialFieldEntries(state.tab, state.fields))
    params.set(name, value);
  for (const filter of state.filters.map(writeFilter).sort()) params.append('filtro', filter);
  if (state.work !== null) params.set('obra', String(state.work));
  if (state.isUnfinished) params.set('parcial', unfinishedParts[0]);
  for (const [name, value] of viewOf(state)) params.set(name, value);
  if (state.page > 1) params.set('pagina', String(state.page));
  return params;
}

/**
 * Writes the canonical address of what is found: the same titles in another order or display are not another
 * page.
 */
export function canonicalHref(state: SearchState): string {
  const page = state.order === null && !state.isGrouped ? state.page : 1;
  return searchHref({ ...withoutView(state), page });
}

/** Resets the order, display and grouping of a search to the tab's own; its words count as whole. */
export function withoutView(state: SearchState): SearchState {
  return { ...state, order: null, display: null, isGrouped: false, isUnfinished: false };
}

/** Writes the query of a search's feed, whatever page and view it is seen in. */
export function feedQuery(state: SearchState): string {
  const params = searchParams({ ...withoutView(state), page: 1 });
  if (state.q === '') params.delete('q');
  if (state.tab !== 'geral') params.set('guia', state.tab);
  return params.toString();
}

/** Gives the parameters that a new search keeps of the one before, as a plain form sends them along. */
export function viewOf({
  order,
  display,
  isGrouped,
}: Pick<SearchState, 'order' | 'display' | 'isGrouped'>): [string, string][] {
  const agrupar = isGrouped ? groupings[0] : null;
  const values = Object.entries({ ordenacao: order, exibicao: display, agrupar });
  return values.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

export function tabPath(tab: SearchTab): string {
  return tab === 'geral' ? '/' : `/${tab}`;
}

/** Address of a search for one filter alone, as links of a title's page make it. */
export function filterHref(type: FilterType, code: string): string {
  return searchHref({ ...emptySearch, filters: [{ type, code }] });
}

/** Address of a search for the editions of a title's work. */
export function editionsHref(titleId: number): string {
  return searchHref({ ...emptySearch, work: titleId });
}

const emptySearch = readSearch('geral', new URLSearchParams());

export function hasFilter({ filters }: SearchState, { type, code }: Filter): boolean {
  return filters.some((filter) => filter.type === type && filter.code === code);
}

/**
 * Adds a filter, or removes it if it was there; goes to the first page. A year replaces a span of years,
 * which would hide it.
 */
export function toggleFilter(state: SearchState, filter: Filter): SearchState {
  const filters = hasFilter(state, filter)
    ? state.filters.filter(({ type, code }) => type !== filter.type || code !== filter.code)
    : [...state.filters.filter((one) => !isSpan(one) || filter.type !== 'Y'), filter];
  return { ...state, filters, page: 1 };
}

/** Finds the chosen span of years, if there is one. */
export function yearsOfSearch({ filters }: SearchState): YearSpan | null {
  const span = filters.find(isSpan);
  return span ? readYearSpan(span.code) : null;
}

/** Sets a span of years in place of all years chosen before; an open one removes them. */
export function chooseYears(state: SearchState, span: YearSpan): SearchState {
  const code = writeYearSpan(span);
  const others = state.filters.filter(({ type }) => type !== 'Y');
  const filters = code === '' ? others : [...others, { type: 'Y' as const, code }];
  return { ...state, filters, page: 1 };
}

/** Narrows a search to titles available now at a place, in place of any other; null for any availability. */
export function chooseAvailable(state: SearchState, place: string | null): SearchState {
  const others = state.filters.filter(({ type }) => type !== 'V');
  const filters = place === null ? others : [{ type: 'V' as const, code: place }, ...others];
  return { ...state, filters, page: 1 };
}

function isSpan({ type, code }: Filter): boolean {
  return type === 'Y' && readYearSpan(code) !== null;
}

export function writeFilter({ type, code }: Filter): string {
  return `${type}:${code}`;
}

/** Gives the part of the query that states the question, the same for every call. */
export function questionOf(state: SearchState) {
  return {
    guia: state.tab,
    q: state.q,
    indice: state.index,
    ...(state.terms.length > 0 && { termo: state.terms.map(writeTerm) }),
    ...state.fields,
    filtro: state.filters.map(writeFilter).sort(),
    ...(state.work !== null && { obra: String(state.work) }),
    ...(state.isUnfinished && { parcial: unfinishedParts[0] }),
  };
}

/** Gives the query of a search. */
export function searchQuery(state: SearchState) {
  return endpointQuery('searchTitles', {
    query: {
      ...questionOf(state),
      pagina: state.page,
      ...(state.order && { ordenacao: state.order }),
      ...(state.isGrouped && { agrupar: groupings[0] }),
    },
  });
}

/** Lists the filters of an address that are unknown, each once. */
export function unreadFilters(params: URLSearchParams): readonly string[] {
  return [...new Set(params.getAll('filtro'))].filter((text) => readFilter(text).length === 0);
}

/** Lists typed texts that have neither letters nor digits: the search has no words of them. */
export function wordlessTexts({ q, terms }: SearchState): readonly string[] {
  const texts = [q, ...terms.map(({ text }) => text)].map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text !== '' && !/[\p{L}\p{N}]/u.test(text));
}

function readFilter(text: string): Filter[] {
  const type = oneOf(filterTypes, text.split(':', 1)[0] ?? null);
  const code = text.slice(2);
  return type && text[1] === ':' && code ? [{ type, code }] : [];
}
