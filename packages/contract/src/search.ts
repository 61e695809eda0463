import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ownFacts, ownParameters, searchBase } from './own-facts.ts';
import { recordId } from './record-id.ts';
import { filterTypes, orderCodes, searchIndexes, titleTabs } from './search-option.ts';
import { splitTerm, termOperators } from './search-term.ts';

const term = z.string().max(10_000);
const many = z
  .union([z.string().max(500), z.array(z.string().max(500)).max(200)])
  .transform((value) => (typeof value === 'string' ? [value] : value));
/** A row of the advanced form; what is wrong in it is named by its place: 'termo.1.campo'. */
const row = term.transform(splitTerm).pipe(
  z.object({
    operador: z.enum(termOperators),
    campo: z.enum(searchIndexes),
    texto: z.string(),
  }),
);
const rows = z
  .union([term, z.array(term).max(20)])
  .transform((value) => [value].flat())
  .pipe(z.array(row));
export const page = z.coerce.number().int().min(1).max(1_000_000_000).default(1);
const tab = z.enum(titleTabs).default('geral');

export const searchQuery = z.object({
  guia: tab,
  /** Left out, it is the tab's own: of `normas` 'abnt', of the others 'local'. */
  base: searchBase.optional(),
  q: term.default(''),
  indice: z.enum(searchIndexes).default('livre'),
  titulo: term.optional(),
  autor: term.optional(),
  assunto: term.optional(),
  serie: term.optional(),
  editora: term.optional(),
  numero_chamada: term.optional(),
  isbn_issn: term.optional(),
  notas: term.optional(),
  ...ownParameters,
  /**
   * 'OPERADOR:campo:texto', repeated: the rows of the advanced form, grouped from left to right,
   * ((a OU b) E c) NAO d. The operator of the first counts only where it is NAO.
   */
  termo: rows.default([]),
  /** 'TIPO:codigo', repeated. Of years also a span, open or not: 'Y:1990-1999', 'Y:1990-', 'Y:-1950'. */
  filtro: many.default([]),
  ordenacao: z.enum(orderCodes).optional(),
  pagina: page,
  quantidade: z.coerce.number().int().min(1).max(100).default(20),
});

const named = z.object({ codigo: z.string(), descricao: z.string() });

const filterType = z.object({ codigo: z.enum(filterTypes), descricao: z.string() });

const filterValue = named.extend({
  /** Titles under the other types' filters. */
  total: z.number().int(),
  /** Titles under no filter. */
  totalSemFiltro: z.number().int(),
});

const filterGroup = filterType.extend({
  /** Distinct values under the other filters: more than are listed where there are many. */
  distintos: z.number().int(),
  contagem: z.array(filterValue),
});

/** In one line: can I have it, where. */
export const availability = z.object({
  exemplares: z.number().int(),
  disponiveis: z.number().int(),
  bibliotecas: z.array(
    z.object({
      cod_biblioteca: z.number().int(),
      desc_biblioteca: z.string(),
      exemplares: z.number().int(),
      disponiveis: z.number().int(),
      /** Textual holdings, as serials have them. */
      colecoes: z.number().int(),
    }),
  ),
});

export const searchResultItem = z.object({
  cod_acervo: z.number().int(),
  titulo: z.string(),
  subtitulo: z.string(),
  autores: z.array(
    z.object({
      cod_autoridade: z.number().int().nullable(),
      tipo: z.enum(['pessoa', 'entidade', 'evento']),
      /** As filed: 'Assis, Machado de, 1839-1908'. */
      nome: z.string(),
      funcoes: z.array(z.string()),
    }),
  ),
  responsabilidade: z.string(),
  edicao: z.string(),
  local: z.string(),
  editora: z.string(),
  ano_publicacao: z.string(),
  data_inclusao: z.iso.date(),
  numero_chamada: z.string(),
  resumo: z.string(),
  cod_tipo_obra: z.string(),
  desc_tipo_obra: z.string(),
  /** MARC language code and its name in the language of the request. */
  idioma: z.string(),
  idioma_desc: z.string(),
  /** Address of the cover image; null: the page draws a typographic one. */
  link_capa: z.string().nullable(),
  /** 'cr': online. */
  acesso_remoto: z.string(),
  /** 'S': accessible. */
  possui_acessibilidade: z.enum(['S', 'N']),
  /** Subject area, from the first classification. */
  cod_tipo_area_conhec: z.string(),
  desc_tipo_area_conhec: z.string(),
  cod_area_conhecimento: z.string(),
  /** Address of the title's page. */
  rota: z.string(),
  dados_adicionais: z.partialRecord(z.enum(filterTypes), z.array(named)),
  /** Courses ('curso:LET') and disciplines ('disciplina:LET101') that read it: filters D. */
  cursos_disc: z.array(named),
  areas_conhecimento: z.array(named),
  tipo_obra: named,
  instituicao: z.object({ cod_empresa: z.number().int(), desc_empresa: z.string() }),
  /** What the work is contained in: a series or a host, '' where it stands alone. */
  tipo_contido: z.string(),
  ...ownFacts,
  disponibilidade: availability,
});

export const searchTitles = endpoint({
  method: 'GET',
  path: '/consulta',
  summary: 'Search the catalogue',
  tag: 'consulta',
  access: 'public',
  query: searchQuery,
  responses: {
    200: z.object({
      guia: z.enum(titleTabs),
      base: searchBase,
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      ordenacao: z.enum(orderCodes),
      acervos: z.array(searchResultItem),
      /** Variant forms through which titles were found, with the heading in use. */
      remissivas: z.array(z.object({ variante: z.string(), cabecalho: z.string() })),
      /** Nothing found: the nearest text that finds something. */
      correcao: z.string().nullable(),
      /** Nothing found, nor anything near: a text that asks for less and finds something. */
      mais_ampla: z.string().nullable(),
      filtros: z.array(filterGroup),
      /** The filters asked for, named: also those that no title has. */
      filtrosSelecionados: z.array(
        z.object({ tipo: z.enum(filterTypes), codigo: z.string(), descricao: z.string() }),
      ),
    }),
  },
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/consulta/ordenacao',
  summary: 'Orders of a result',
  tag: 'consulta',
  access: 'public',
  query: z.object({ search_tab: tab }),
  responses: { 200: z.array(z.object({ codigo: z.enum(orderCodes), descricao: z.string() })) },
});

export const listFilters = endpoint({
  method: 'GET',
  path: '/consulta/filtros',
  summary: 'Filter types of a search tab; or, of one type, the values that a search finds',
  tag: 'consulta',
  access: 'public',
  /** The search's own parameters; `pagina` and `quantidade` count values of `tipo`. */
  query: searchQuery.extend({
    /** `guia` where it is left out. */
    search_tab: z.enum(titleTabs).optional(),
    tipo: z.enum(filterTypes).optional(),
    /** Start of the value's name or of words in it, in any case and accents. */
    search_text: z.string().max(200).default(''),
  }),
  // Values first: their counts would be lost if they were read as types.
  responses: { 200: z.union([z.array(filterValue), z.array(filterType)]) },
});

export const listAdditionalTitles = endpoint({
  method: 'GET',
  path: '/consulta/titulos-adicionais',
  summary: 'Result lines of titles by their numbers, in the order asked',
  tag: 'consulta',
  access: 'public',
  query: z.object({
    acervos: z
      .union([recordId, z.array(recordId).max(200)])
      .transform((value) => [...new Set([value].flat())]),
  }),
  responses: {
    200: z.object({
      acervos: z.array(searchResultItem),
      /** Numbers asked for that no title has. */
      nao_encontrados: z.array(z.number().int()),
    }),
  },
});

export const listSearchCampuses = endpoint({
  method: 'GET',
  path: '/consulta/campus',
  summary: 'Campuses with the number of titles of each',
  tag: 'consulta',
  access: 'public',
  responses: {
    200: z.array(
      z.object({ cod_campus: z.number().int(), nome_campus: z.string(), total: z.number().int() }),
    ),
  },
});

export const listSearchLibraries = endpoint({
  method: 'GET',
  path: '/consulta/bibliotecas',
  summary: 'Libraries by name, with the number of titles of each',
  tag: 'consulta',
  access: 'public',
  query: z.object({ search_text: z.string().max(200).default(''), page }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      bibliotecas: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          desc_biblioteca: z.string(),
          cod_campus: z.number().int(),
          total: z.number().int(),
        }),
      ),
    }),
  },
});

export const listDefaultCovers = endpoint({
  method: 'GET',
  path: '/consulta/imagem-padrao',
  summary: 'Image of each work type, for titles without a cover',
  tag: 'consulta',
  access: 'public',
  responses: { 200: z.array(z.object({ cod_tipo_obra: z.string(), imagem: z.string() })) },
});

export const suggest = endpoint({
  method: 'GET',
  path: '/consulta/sugestoes',
  summary: 'Titles, authors and subjects for what is being typed',
  tag: 'consulta',
  access: 'public',
  query: z.object({ q: z.string().max(200).default('') }),
  responses: {
    200: z.array(
      z.object({
        tipo: z.enum(['titulo', 'autor', 'assunto']),
        texto: z.string(),
        total: z.number().int(),
        cod_acervo: z.number().int().nullable(),
      }),
    ),
  },
});
