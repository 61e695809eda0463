import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { recordId } from '../protocol/record-id.ts';
import { searchTabs } from '../search/search-option.ts';

export const getFeatures = endpoint({
  isKept: true,
  method: 'GET',
  path: '/parametros/funcionalidades',
  summary: 'Activities and search tabs that are on',
  tag: 'parametros',
  access: 'public',
  isBeforeSetup: true,
  isRevalidated: true,
  responses: {
    200: z.object({
      atividades: z.array(z.object({ cod_atividade: z.number().int(), descricao: z.string() })),
      guias: z.array(z.enum(searchTabs)),
      /** Visible tabs without any title of their kind. */
      guias_vazias: z.array(z.enum(searchTabs)),
    }),
  },
});

export const getActivity = endpoint({
  method: 'GET',
  path: '/parametros/atividade/{id}',
  summary: 'An activity, and whether it is on',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
  params: z.object({ id: recordId }),
  responses: {
    200: z.object({ cod_atividade: z.number().int(), descricao: z.string(), ativa: z.boolean() }),
  },
});

export const getActivityNotice = endpoint({
  method: 'GET',
  path: '/parametros/atividade/{id}/informativo',
  summary: 'What a reader should know before using a feature; empty where there is nothing',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
  params: z.object({ id: recordId }),
  responses: { 200: z.object({ titulo: z.string(), texto: z.string() }) },
});
