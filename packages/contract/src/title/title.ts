import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { availability } from '../search/availability.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { placeOnPlan } from '../floor-plan/place-on-plan.ts';
import { named } from '../protocol/named.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId } from '../protocol/record-id.ts';
import { searchResultItem } from '../search/search-result-item.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { vendorNames } from './vendor-name.ts';

const titleParams = z.object({ id: recordId });

const link = z.object({
  /** Place among the title's links, from 1; accesses are counted by it. */
  seq_paragrafo: z.number().int(),
  url: z.string(),
  descricao: z.string(),
  tipo: z.enum(['recurso', 'versao', 'relacionado', 'outro']),
  /** Vendor that signs readers in, reached by `redirect-base` instead of the address itself; null for other links. */
  fornecedor: z.object({ base: z.enum(vendorNames), nome: z.string() }).nullable(),
});

const title = searchResultItem.omit({ disponibilidade: true, resumo: true }).meta({ id: 'Title' });

const titleDetail = title.extend({
  parte: z.string(),
  outros_titulos: z.array(z.string()),
  publicacao: z.array(z.string()),
  descricao_fisica: z.array(z.string()),
  series: z.array(z.string()),
  isbn: z.array(z.string()),
  issn: z.array(z.string()),
  classificacao: z.array(z.string()),
  idiomas: z.array(named),
  assuntos: z.array(
    z.object({
      cod_autoridade: z.number().int().nullable(),
      descricao: z.string(),
      genero: z.boolean(),
    }),
  ),
  tese: z.string(),
  resumos: z.array(z.string()),
  conteudo: z.array(z.string()),
  notas: z.array(z.string()),
  relacionados: z.array(
    z.object({
      /** Relation seen from this title, as in MARC 76X–78X and 80X–83X. */
      relacao: z.enum([
        'host',
        'supplement',
        'supplement-to',
        'other-edition',
        'translation',
        'original',
        'other-format',
        'preceding',
        'succeeding',
        'issued-with',
        'data-source',
        'series',
        'amends',
        'revokes',
        'amended-by',
        'revoked-by',
        'related',
      ]),
      titulo: z.string(),
      autor: z.string(),
      detalhe: z.string(),
      /** Address of the other title if the catalogue has it. */
      rota: z.string().nullable(),
    }),
  ),
  escrita_original: z.array(z.string()),
  /** Number of the record at its source. */
  origem: z.object({ fonte: z.string(), numero: z.string().nullable() }),
});

export const getTitle = endpoint({
  isKept: true,
  key: 'catalogue',
  method: 'GET',
  path: '/acervo/{id}',
  summary: 'Description of a title',
  tag: 'acervo',
  access: 'public',
  params: titleParams,
  responses: { 200: titleDetail, 404: errorBody },
});

export const listCopies = endpoint({
  isKept: true,
  key: 'catalogue',
  method: 'GET',
  path: '/acervo/{id}/exemplares',
  summary: 'Copies and holdings of a title, by library',
  tag: 'acervo',
  access: 'public',
  activity: activities.titleCopies,
  params: titleParams,
  query: z.object({
    cod_unidade: unlessEmpty(recordId),
    pagina: pageNumber,
    /** Number of copies on a page. */
    quantidade: z.coerce.number().int().min(1).max(500).default(100),
  }),
  responses: {
    200: z.object({
      /** Copies in all of its libraries, or in the one asked for. */
      total: z.number().int(),
      /** Libraries with copies, each with their number, whichever library was asked for. */
      unidades: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          desc_biblioteca: z.string(),
          total: z.number().int(),
        }),
      ),
      exemplares: z.array(
        z.object({
          cod_exemplar: z.number().int(),
          cod_biblioteca: z.number().int(),
          desc_biblioteca: z.string(),
          codigo_barras: z.string(),
          numero_chamada: z.string(),
          volume: z.string(),
          tomo: z.string(),
          parte: z.string(),
          material_adicional: z.string(),
          tipo_emprestimo: z.string(),
          localizacao: z.string(),
          colecao: z.string(),
          /** Place on a floor plan; null where no plan has it. */
          na_planta: placeOnPlan.nullable(),
          situacao: z.enum([
            'disponivel',
            'emprestado',
            'reservado',
            'transito',
            'consulta',
            'processamento',
            'extraviado',
          ]),
          /** Civil date; null where none is expected. */
          previsao_devolucao: z.iso.date().nullable(),
          nota: z.string(),
        }),
      ),
      colecoes: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          desc_biblioteca: z.string(),
          numero_chamada: z.string(),
          acervo: z.array(z.string()),
          notas: z.array(z.string()),
        }),
      ),
    }),
    404: errorBody,
  },
});

export const listTitleLibraries = endpoint({
  isKept: true,
  key: 'catalogue',
  method: 'GET',
  path: '/acervo/{id}/bibliotecas',
  summary: 'Libraries that hold a title, with availability',
  tag: 'acervo',
  access: 'public',
  params: titleParams,
  responses: { 200: availability, 404: errorBody },
});

export const listSimilarTitles = endpoint({
  isKept: true,
  method: 'GET',
  path: '/acervo/{id}/semelhantes',
  summary: 'Titles like this one',
  tag: 'acervo',
  access: 'public',
  rate: 'search',
  params: titleParams,
  responses: { 200: z.array(searchResultItem), 404: errorBody },
});

export const listTitleLinks = endpoint({
  isKept: true,
  method: 'GET',
  path: '/acervo/{id}/links',
  summary: 'Online links of a title',
  tag: 'acervo',
  access: 'public',
  params: titleParams,
  responses: { 200: z.array(link), 404: errorBody },
});
