import type { endpoints, Success } from '@estante/contract';

type Endpoints = typeof endpoints;
type Found = Success<Endpoints['searchTitles']>;

/** What no page reads of the titles found: a third of what the answer to a search says. */
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
] as const satisfies readonly (keyof Found['acervos'][number])[];

type ReadTitle = Omit<Found['acervos'][number], (typeof unread)[number]>;

type Filters = Found['filtros'][number];
/** Pages show how many titles a value leaves, not how many it would without the others. */
type ReadFilters = Omit<Filters, 'contagem'> & {
  readonly contagem: readonly Omit<Filters['contagem'][number], 'totalSemFiltro'>[];
};

/** What pages read of an answer. A page of results is sent with it inside. */
export type ReadAnswer<Name extends keyof Endpoints> = Name extends 'searchTitles'
  ? Omit<Found, 'acervos' | 'filtros'> & {
      readonly acervos: readonly ReadTitle[];
      readonly filtros: readonly ReadFilters[];
    }
  : Success<Endpoints[Name]>;

export function readAnswer(name: keyof Endpoints, answer: unknown): unknown {
  if (name !== 'searchTitles') return answer;
  const found = answer as Found;
  return {
    ...found,
    acervos: found.acervos.map(withoutUnread),
    filtros: found.filtros.map(withoutUnfiltered),
  };
}

function withoutUnfiltered({ contagem, ...filters }: Filters): ReadFilters {
  return {
    ...filters,
    contagem: contagem.map(({ codigo, descricao, total }) => ({ codigo, descricao, total })),
  };
}

function withoutUnread(title: Found['acervos'][number]): ReadTitle {
  const read: Partial<Found['acervos'][number]> = { ...title };
  for (const member of unread) delete read[member];
  return read as ReadTitle;
}
