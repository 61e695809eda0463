import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { coverCredit } from '../search/cover-credit.ts';
import { drawnTitle } from '../search/drawn-title.ts';
import { coverLists, largestCover } from './cover-state.ts';

const params = z.object({ id: recordId });
/** Version of the cover, as in `link_capa`. */
const versao = z.string().regex(/^[\w-]{16}$/);
const done = z.object({});

/**
 * Reports a wrong cover. Reports are counted, without anything about the reader. 404 where the title has another cover
 * by now.
 */
export const reportCover = endpoint({
  method: 'POST',
  path: '/acervo/{id}/capa/aviso',
  summary: 'Says that the cover of a title is another’s',
  tag: 'acervo',
  access: 'public',
  rate: 'coverReport',
  params,
  body: z.strictObject({ versao }),
  responses: { 200: done, 404: errorBody, 429: errorBody },
});

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('covers'),
} as const;

const staffCover = z.object({
  titulo: drawnTitle,
  /** Version; null without a cover. */
  versao: versao.nullable(),
  origem: z.enum(['enviada', 'buscada', 'documento']).nullable(),
  credito: coverCredit.nullable(),
  avisos: z.number().int(),
  em: z.iso.datetime(),
});

export const listStaffCovers = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/capas',
  summary: 'Covers that readers say are wrong, those that were fetched, and those refused',
  query: z.object({
    lista: z.enum(coverLists).default('avisadas'),
    pagina: pageNumber,
    /** Number of a title whose cover alone is listed, in any list. */
    cod_acervo: recordId.optional(),
  }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      contagem: z.array(z.object({ lista: z.enum(coverLists), total: z.number().int() })),
      capas: z.array(staffCover),
    }),
  },
});

const changed = { 200: done, 404: errorBody, 409: errorBody } as const;

/** Keeps a reported cover. 409 `SituacaoMudou` where the title has another cover by now. */
export const keepCover = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/capas/{id}/confirmacao',
  summary: 'Says that a cover is right: it is not reported any more',
  params,
  body: z.strictObject({ versao }),
  responses: changed,
});

export const refuseCover = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/capas/{id}/recusa',
  summary: 'Takes a cover away; none is fetched for the title any more',
  params,
  body: z.strictObject({ versao }),
  responses: changed,
});

/** Replaces a cover. 422 `CapaNaoAceita` where the file is no picture that can be one. */
export const replaceCover = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/capas/{id}',
  summary: 'Puts a picture in the place of a title’s cover, or of none',
  params,
  largestBody: Math.ceil(largestCover / 3) * 4 + 1024,
  body: z.strictObject({
    /** Picture in base64 (RFC 4648). */
    conteudo: z.base64().max(Math.ceil(largestCover / 3) * 4),
  }),
  responses: { 200: done, 404: errorBody, 422: errorBody },
});
