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
      /** Number of titles found by a grouping search, where `total` counts works. */
      titulos: z.number().int().optional(),
      /** Whether a total of works may be off by a few per cent. */
      total_aproximado: z.boolean().optional(),
      /** Work of each line of `acervos`, in order, for a grouping search. */
      obras: z.array(foundWork).optional(),
      /** Title whose work's editions were asked for; null where it is not there. */
      obra: z.object({ cod_acervo: z.number().int(), titulo: z.string() }).nullable().optional(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      ordenacao: z.enum(orderCodes),
      /** Titles found; empty for base rede_pergamum, whose results are below. */
      acervos: z.array(searchResultItem),
      /** Results of base rede_pergamum; left out for other bases. */
      acervos_rede: z.array(networkResultItem).optional(),
      /** Variant forms through which titles were found, with their headings. */
      remissivas: z.array(z.object({ variante: z.string(), cabecalho: z.string() })),
      /** Correction where nothing was found: the nearest text that finds something. */
      correcao: z.string().nullable(),
      /** Wider text where neither the query nor a correction finds anything. */
      mais_ampla: z.string().nullable(),
      /** Results of those texts, and of any of the words, where nothing was found; the first titles of each. */
      em_vez: z.array(
        z.object({
          tipo: z.enum(['correcao', 'mais_ampla', 'qualquer']),
          texto: z.string(),
          total: z.number().int(),
          acervos: z.array(searchResultItem),
        }),
      ),
      filtros: z.array(filterGroup),
      /** Numbers of new acquisitions by period, under the rest of the query; null for other searches. */
      periodos: z
        .object({
          /** Number of titles of any date. */
          total: z.number().int(),
          contagem: z.array(
            z.object({
              codigo: z.enum(periodCodes),
              /** First day of the period; the last is today. */
              data_ini: z.iso.date(),
              total: z.number().int(),
            }),
          ),
        })
        .nullable(),
      /** Selected filters with their names, also those without a title. */
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
        /** Suggested title with its author and cover; null for authors and subjects. */
        acervo: drawnTitle.nullable(),
      }),
    ),
  },
});
