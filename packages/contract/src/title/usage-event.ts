import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { drawnTitle } from '../search/drawn-title.ts';
import { vendorNames } from './vendor-name.ts';

/** Browser, device and system, as a browser names them; counted by family alone. */
const client = {
  browser: z.string().max(200),
  device: z.string().max(200),
  os: z.string().max(200),
};

/** Person id sent by older pages; ignored, since the session has it. */
const unreadPerson = z.union([z.string().max(200), z.number(), z.null()]).optional();

const recorded = z.object({ registrado: z.literal(true) });

export const recordUsage = endpoint({
  method: 'POST',
  path: '/vinculos/estatistica-acesso',
  summary: 'Counts that the page of a title, or one of its links, was opened',
  tag: 'vinculos',
  access: 'public',
  rate: 'count',
  body: z.strictObject({
    cod_acervo: recordNumber,
    /** Number of the link, as in `links` of the title; 0 and no address for the title itself. */
    seq_paragrafo: z.number().int().min(0).max(9999),
    url: z.string().max(2000),
    user_id: unreadPerson,
    ...client,
  }),
  responses: { 200: recorded, 404: errorBody, 429: errorBody },
});

/** Records the use of a link: `a` is the title, `b` the number of its link. 404 where there is no such link. */
export const recordRestrictedUsage = endpoint({
  method: 'POST',
  path: '/vinculos/acesso-restrito/{a}/s/{b}',
  summary: 'Counts that a link of restricted access was opened by somebody who has signed in',
  tag: 'vinculos',
  access: 'patron',
  params: z.object({ a: recordId, b: recordId }),
  body: z.strictObject({ userId: unreadPerson, ...client }),
  responses: { 200: recorded, 404: errorBody },
});

const oneOrMany = z
  .union([recordId, z.array(recordId).min(1).max(50)])
  .transform((ids) => (typeof ids === 'number' ? [ids] : ids));

export const listCovers = endpoint({
  method: 'GET',
  path: '/vinculos/imagem',
  summary: 'Addresses of the covers of titles, and what a page draws one from where it is null',
  tag: 'vinculos',
  access: 'public',
  query: z.object({ cod_acervo: oneOrMany }),
  responses: {
    200: z.array(drawnTitle),
  },
});

export const listResultLinks = endpoint({
  method: 'GET',
  path: '/vinculos/links-resultado',
  summary: 'Online links of several titles, for a page of results',
  tag: 'vinculos',
  access: 'public',
  query: z.object({ cod_acervo: oneOrMany }),
  responses: {
    200: z.array(
      z.object({
        cod_acervo: z.number().int(),
        links: z.array(
          z.object({
            seq_paragrafo: z.number().int(),
            url: z.string(),
            descricao: z.string(),
            tipo: z.enum(['recurso', 'versao', 'relacionado', 'outro']),
            fornecedor: z.object({ base: z.enum(vendorNames), nome: z.string() }).nullable(),
          }),
        ),
      }),
    ),
  },
});

const standardLink = {
  tab: 'normas',
  access: 'public',
  tag: 'vinculos',
  params: z.object({ id: recordId }),
} as const;
const standardAddress = { 200: z.object({ url: z.string() }), 404: errorBody };

/** Gets the address at ABNT. 404 where the title is no standard, or the vendor does not have it. */
export const getAbntLink = endpoint({
  method: 'GET',
  path: '/vinculos/abnt/{id}',
  summary: 'Where a standard can be had at ABNT',
  ...standardLink,
  responses: standardAddress,
});

export const getTargetLink = endpoint({
  method: 'GET',
  path: '/vinculos/target/{id}',
  summary: 'Where a standard can be had at Target',
  ...standardLink,
  responses: standardAddress,
});
