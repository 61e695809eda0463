import type { endpoints, Success } from '@estante/contract';

type Endpoints = typeof endpoints;
type SearchResponse = Success<Endpoints['searchTitles']>;

/** Fields of found titles that no page reads: a third of the answer to a search. */
const unread = [
  'dados_adicionais',
  'areas_conhecimento',
  'cod_tipo_area_conhec',
  'desc_tipo_area_conhec',
  'cod_area_conhecimento',
  'tipo_contido',
  'possui_acessibilidade',
  'instituicao',
  'idioma_desc',
  'tipo_obra',
] as const satisfies readonly (keyof SearchResponse['acervos'][number])[];

type ReadTitle = Omit<SearchResponse['acervos'][number], (typeof unread)[number]>;

type Filters = SearchResponse['filtros'][number];
/** Pages show how many titles a value leaves, not how many it would without the others. */
type ReadFilters = Omit<Filters, 'contagem'> & {
  readonly contagem: readonly Omit<Filters['contagem'][number], 'totalSemFiltro'>[];
};

/** Part of an answer that pages read. A page of results is sent with it inside. */
export type ReadAnswer<Name extends keyof Endpoints> = Name extends 'searchTitles'
  ? Omit<SearchResponse, 'acervos' | 'filtros'> & {
      readonly acervos: readonly ReadTitle[];
      readonly filtros: readonly ReadFilters[];
    }
  : Success<Endpoints[Name]>;

export function readAnswer(name: keyof Endpoints, answer: unknown): unknown {
  if (name !== 'searchTitles') return answer;
  const found = answer as SearchResponse;
  return {
    ...found,
    acervos: found.acervos.map(withoutUnread),
    filtros: found.filtros.map(withoutUnfiltered).map((group) => firstOf(group, found)),
  };
}

function withoutUnfiltered({ contagem, ...filters }: Filters): ReadFilters {
  return {
    ...filters,
    contagem: contagem.map(({ codigo, descricao, total }) => ({ codigo, descricao, total })),
  };
}

/** Values of a group that a page shows before the reader asks for more. */
export const firstValues = 6;
/**
 * Groups whose values are all read: a page draws all years, and the front page more work types than the
 * first.
 */
const shownWhole: ReadonlySet<string> = new Set(['T', 'V', 'Y']);

/**
 * Keeps the first values, and the chosen ones wherever they stand: more are asked for when they are wanted.
 */
function firstOf(group: ReadFilters, { base, filtrosSelecionados }: SearchResponse): ReadFilters {
  // The network's pages show them all.
  if (base === 'rede_pergamum' || shownWhole.has(group.codigo)) return group;
  const chosen = new Set(
    filtrosSelecionados.filter(({ tipo }) => tipo === group.codigo).map(({ codigo }) => codigo),
  );
  const contagem = group.contagem.filter(
    ({ codigo }, at) => at < firstValues || chosen.has(codigo),
  );
  return { ...group, contagem };
}

function withoutUnread(title: SearchResponse['acervos'][number]): ReadTitle {
  const read: Partial<SearchResponse['acervos'][number]> = { ...title };
  for (const member of unread) delete read[member];
  return read as ReadTitle;
}
