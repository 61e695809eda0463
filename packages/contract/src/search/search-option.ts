/** Tabs whose results are titles: the values of `guia` in a search. */
export const titleTabs = [
  'geral',
  'avancada',
  'indice',
  'novas-aquisicoes',
  'periodicos',
  'arquivo',
  'atos-normativos',
  'normas',
] as const;
export type TitleTab = (typeof titleTabs)[number];

/** Tabs (guias) of the search page. The server says which of them show, and in which order. */
export const searchTabs = [
  ...titleTabs,
  'autoridades',
  'plano-ensino',
  'rede',
  'bases-de-dados',
] as const;
export type SearchTab = (typeof searchTabs)[number];

export function isTitleTab(value: unknown): value is TitleTab {
  return titleTabs.some((tab) => tab === value);
}

export function isSearchTab(value: unknown): value is SearchTab {
  return searchTabs.some((tab) => tab === value);
}

/** Filter letters of the specification, section 9. V: available now; 'agora' means at any library. */
// oxfmt-ignore
export const filterTypes = [
  'V', 'B', 'U', 'C', 'L', 'A', 'S', 'E', 'P', 'F', 'N', 'O', 'D', 'G', 'M', 'T', 'Y', 'X', 'I', 'R', 'K', 'Z',
] as const;
export type FilterType = (typeof filterTypes)[number];

/** Filters whose values each result has: section 9 lists them as additional data. */
// oxfmt-ignore
export const additionalDataTypes = [
  'B', 'P', 'A', 'S', 'C', 'E', 'U', 'F', 'N', 'O', 'D', 'L', 'G', 'M',
] as const satisfies readonly FilterType[];

export const orderCodes = ['C', 'T', 'A', 'D', 'W', 'N', 'I'] as const;
export type Order = (typeof orderCodes)[number];

/** Groupings of results: by the work of editions. */
export const groupings = ['obra'] as const;
export type Grouping = (typeof groupings)[number];

/** Parts of a text that may be unfinished while a reader types: its last word. */
export const unfinishedParts = ['palavra'] as const;

/** Indexes that `q` is searched in, and the fielded terms of the query. */
export const searchIndexes = [
  'livre',
  'titulo',
  'autor',
  'assunto',
  'serie',
  'editora',
  'numero_chamada',
  'isbn_issn',
  'notas',
] as const;
export type SearchIndex = (typeof searchIndexes)[number];

/** Indexes that can be browsed, in the order of the page. */
export const browseIndexes = [
  'titulo',
  'autor',
  'assunto',
  'serie',
  'numero_chamada',
  'isbn',
  'issn',
] as const;
export type BrowsableIndex = (typeof browseIndexes)[number];
