import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { searchTabs } from './search-option.ts';

export const getInstitution = endpoint({
  method: 'GET',
  path: '/parametros/instituicao',
  summary: 'The institution and its settings',
  tag: 'parametros',
  access: 'public',
  responses: {
    200: z.object({
      sigla: z.string(),
      nome: z.string(),
      codEmpresa: z.number().int(),
      tema: z.string(),
      /** The year where the libraries are, for the footer. */
      ano: z.number().int(),
      msg_login: z.string(),
      denominacao_login: z.string(),
      msg_suporte_consulta: z.string(),
      link_lgpd: z.string(),
      __md_aut: z.number().int(),
      __md_crypt: z.number().int(),
      __web_url_pw: z.string(),
      __web_aquisicao: z.string(),
    }),
  },
});

export const getFeatures = endpoint({
  method: 'GET',
  path: '/parametros/funcionalidades',
  summary: 'Activities and search tabs that are on',
  tag: 'parametros',
  access: 'public',
  responses: {
    200: z.object({
      atividades: z.array(z.object({ cod_atividade: z.number().int(), descricao: z.string() })),
      guias: z.array(z.enum(searchTabs)),
    }),
  },
});
