import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';

const counted = z.object({
  codigo: z.string(),
  descricao: z.string(),
  total: z.number().int(),
});

export const listArchiveOptions = endpoint({
  tab: 'arquivo',
  method: 'GET',
  path: '/consulta/opcoes-arquivo',
  summary: 'What the archives of the catalogue can be asked for',
  tag: 'consulta',
  access: 'public',
  rate: 'filters',
  responses: {
    200: z.object({
      /** Levels, from the fonds down. */
      niveis: z.array(counted),
      /** Codes of fonds in order, each with the title of the fonds if the catalogue has it. */
      fundos: z.array(counted),
      /** Producers with most units. */
      produtores: z.array(counted),
    }),
  },
});

export const listActOptions = endpoint({
  tab: 'atos-normativos',
  method: 'GET',
  path: '/consulta/opcoes-atos-normativos',
  summary: 'What the normative acts of the catalogue can be asked for',
  tag: 'consulta',
  access: 'public',
  rate: 'filters',
  responses: {
    200: z.object({
      especies: z.array(counted),
      situacoes: z.array(counted),
      /** Bodies with most acts. */
      orgaos: z.array(counted),
    }),
  },
});

export const listStandardOptions = endpoint({
  tab: 'normas',
  method: 'GET',
  path: '/consulta/opcoes-normas',
  summary: 'What the standards of the catalogue can be asked for',
  tag: 'consulta',
  access: 'public',
  rate: 'filters',
  responses: {
    200: z.object({ organizacoes: z.array(counted), situacoes: z.array(counted) }),
  },
});

export const listTargetProducts = endpoint({
  tab: 'normas',
  method: 'GET',
  path: '/consulta/produtos-target',
  summary: 'Standards by number or title, each with its address at the vendor Target',
  tag: 'consulta',
  access: 'public',
  rate: 'filters',
  query: z.object({
    search_text: z.string().max(200).default(''),
    page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      produtos: z.array(
        z.object({
          cod_acervo: z.number().int(),
          numero: z.string(),
          titulo: z.string(),
          organizacoes: z.array(z.string()),
          rota: z.string(),
          /** Address at the vendor; null until one is set. */
          link: z.url().nullable(),
        }),
      ),
    }),
  },
});
