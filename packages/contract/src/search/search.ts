import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { searchBase } from './material-facts.ts';
import { periodCodes } from './material-field.ts';
import { recordId } from '../protocol/record-id.ts';
import { drawnTitle } from './drawn-title.ts';
import { foundWork } from './found-work.ts';
import { filterGroup } from './search-filter.ts';
import { filterTypes, orderCodes, titleTabs } from './search-option.ts';
import { searchQuery, searchTab } from './search-query.ts';
import { searchResultItem } from './search-result-item.ts';
import { networkResultItem } from '../network/network-result-item.ts';

export const searchTitles = endpoint({
  isKept: true,
  tabIn: ['guia'],
  key: 'catalogue',
  method: 'GET',
  path: '/consulta',
  summary: 'Search the catalogue',
  tag: 'consulta',
  access: 'public',
  rate: 'search',
  rateWith: { parcial: 'typing' },
  query: searchQuery,
  responses: {
    200: z.object({
      guia: z.enum(titleTabs),
      base: searchBase,
      total: z.number().int(),
      /** Number of titles found by a search that groups, where `total` counts their works. */
      titulos: z.number().int().optional(),
      /** Whether a total of works may be off by some in a hundred. */
      total_aproximado: z.boolean().optional(),
      /** The work of each line of `acervos`, in their order, where the search groups. */
      obras: z.array(foundWork).optional(),
      /** The title whose work's editions were asked for; null where it is not there. */
      obra: z.object({ cod_acervo: z.number().int(), titulo: z.string() }).nullable().optional(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      ordenacao: z.enum(orderCodes),
      /** None of base rede_pergamum, whose results are below. */
      acervos: z.array(searchResultItem),
      /** Results of base rede_pergamum; left out for other bases. */
      acervos_rede: z.array(networkResultItem).optional(),
      /** Variant forms through which titles were found, with the heading in use. */
      remissivas: z.array(z.object({ variante: z.string(), cabecalho: z.string() })),
      /** Nothing found: the nearest text that finds something. */
      correcao: z.string().nullable(),
      /** Nothing found, nor anything near: a text that asks for less and finds something. */
      mais_ampla: z.string().nullable(),
      /** Nothing found: what those texts, and any of the words, find instead; the first titles of each. */
      em_vez: z.array(
        z.object({
          tipo: z.enum(['correcao', 'mais_ampla', 'qualquer']),
          texto: z.string(),
          total: z.number().int(),
          acervos: z.array(searchResultItem),
        }),
      ),
      filtros: z.array(filterGroup),
      /**
       * Numbers of new acquisitions by period, under all else that is asked; null for other
       * searches.
       */
      periodos: z
        .object({
          /** Whenever they came. */
          total: z.number().int(),
          contagem: z.array(
            z.object({
              codigo: z.enum(periodCodes),
              /** Its first day; the last is today. */
              data_ini: z.iso.date(),
              total: z.number().int(),
            }),
          ),
        })
        .nullable(),
      /** The filters asked for, named: also those that no title has. */
      filtrosSelecionados: z.array(
        z.object({ tipo: z.enum(filterTypes), codigo: z.string(), descricao: z.string() }),
      ),
    }),
  },
});

export const listOrders = endpoint({
  isKept: true,
  tabIn: ['search_tab'],
  method: 'GET',
  path: '/consulta/ordenacao',
  summary: 'Orders of a result',
  tag: 'consulta',
  access: 'public',
  query: z.object({ search_tab: searchTab }),
  responses: { 200: z.array(z.object({ codigo: z.enum(orderCodes), descricao: z.string() })) },
});

export const listAdditionalTitles = endpoint({
  method: 'GET',
  path: '/consulta/titulos-adicionais',
  summary: 'Result lines of titles by their numbers, in the order asked',
  tag: 'consulta',
  access: 'public',
  rate: 'search',
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
  rate: 'suggestion',
  query: z.object({ q: z.string().max(200).default('') }),
  responses: {
    200: z.array(
      z.object({
        tipo: z.enum(['titulo', 'autor', 'assunto']),
        texto: z.string(),
        total: z.number().int(),
        cod_acervo: z.number().int().nullable(),
        /** The title that is proposed, with its author and cover; null for authors and subjects. */
        acervo: drawnTitle.nullable(),
      }),
    ),
  },
});
