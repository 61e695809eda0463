import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { shapeOf } from './request-body.ts';
import { handledRequest } from './request-desk.ts';

const mine = {
  tag: 'solicitacoes',
  access: 'patron',
  activity: activities.accountRequests,
} as const;

/** Marks that a librarian sets in place of the computed ones; '' for none. */
const marks = {
  /** Author mark: 'S586c'. */
  notacao: lineSchema(20).default(''),
  cdd: lineSchema(40).default(''),
};

/** Card as drawn. */
const card = z.object({
  notacao: z.string(),
  cabecalho: z.string(),
  paragrafos: z.array(z.string()),
  pista: z.string(),
  cdd: z.string(),
});

export const previewCatalogueCard = endpoint({
  ...mine,
  method: 'POST',
  path: '/solicitacoes/ficha-catalografica/previa',
  summary: 'Draws a catalogue card of what is filled in so far, and suggests its class',
  rate: 'suggestion',
  body: z.strictObject({ ...shapeOf('ficha-catalografica'), ...marks }),
  responses: {
    200: z.object({
      ficha: card,
      /** Dewey numbers of titles with the same subjects, the most frequent first. */
      classes: z.array(
        z.object({
          codigo: z.string(),
          total: z.number().int(),
          /** Name of one of these titles. */
          titulo: z.string(),
        }),
      ),
    }),
  },
});

/** Gets a catalogue card. 404 until a librarian has approved it. */
export const getCatalogueCard = endpoint({
  ...mine,
  method: 'GET',
  path: '/solicitacoes/pedidos/{id}/ficha',
  summary: 'The approved card of a request of the asker’s, as PDF',
  rate: 'export',
  params: z.object({ id: recordId }),
  responses: {
    200: z.object({
      nome: z.string(),
      tipo_conteudo: z.literal('application/pdf'),
      /** Contents in base64. */
      conteudo: z.base64(),
    }),
    404: errorBody,
  },
});

/** Approves a catalogue card. 409 `SituacaoMudou` where it was handled since it was seen, or has ended. */
export const approveCatalogueCard = endpoint({
  method: 'PUT',
  path: '/atendimento/solicitacoes/{id}/ficha',
  summary: 'Approves a catalogue card as it is sent, which ends the request; its reader is told',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('requests'),
  params: z.object({ id: recordId }),
  body: z.strictObject({
    ...shapeOf('ficha-catalografica'),
    ...marks,
    /** `andamento_em` as the asker saw it. */
    andamento_visto: z.iso.datetime().nullable(),
  }),
  responses: { 200: handledRequest, 404: errorBody, 409: errorBody, 422: errorBody },
});

export const verifyCatalogueCard = endpoint({
  method: 'GET',
  path: '/solicitacoes/ficha-catalografica/verificar/{codigo}',
  summary: 'What an approved catalogue card says, by its code',
  tag: 'solicitacoes',
  access: 'public',
  params: z.object({ codigo: z.string().max(100) }),
  responses: {
    200: z.object({
      titulo: z.string(),
      autor: z.string(),
      notacao: z.string(),
      cdd: z.string(),
      aprovada_em: z.iso.date(),
      desc_biblioteca: z.string(),
    }),
    404: errorBody,
  },
});
