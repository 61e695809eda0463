import { z } from 'zod';
import { largestAmount } from '../debt/debt-kind.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffListAnswer, staffListQuery, writer } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { requestShape } from './request.ts';
import { requestLengths } from './request-field.ts';
import {
  attachmentLimits,
  mostRequestTitles,
  requestKinds,
  requestStates,
} from './request-kind.ts';

const path = '/atendimento/solicitacoes';
const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('requests'),
} as const;
const params = z.object({ id: recordId });
const state = z.enum(requestStates).meta({ id: 'RequestState' });

/** Request as staff see it. */
export const handledRequest = z
  .object({
    ...requestShape,
    pessoa: writer,
    /** Member of staff who last handled it; null: nobody, or its reader. */
    atendente: z.string().nullable(),
    /** Centavos paid of the cost and not reversed: refundable where the request was not finished. */
    custo_pago_centavos: z.number().int(),
    /** Whether the day is past by which the library meant to answer. */
    atrasada: z.boolean(),
    titulos: z.array(z.object({ cod_acervo: z.number().int(), titulo: z.string() })),
  })
  .meta({ id: 'HandledRequest' });

export const listRequestsToHandle = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary:
    'Requests to the asker’s unit: those that are open first, the most urgent at the head; all, for administrators',
  query: z.object({
    situacao: state.optional(),
    tipo: unlessEmpty(z.enum(requestKinds)),
    ...staffListQuery,
  }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: state, total: z.number().int() })),
      solicitacoes: z.array(handledRequest),
    }),
    422: errorBody,
  },
});

/**
 * Handles a request and notifies its reader. 409 `SituacaoMudou` where it was handled since it was seen, or has ended.
 * `custo-proposto` proposes a cost, which waits for the reader and cannot be changed once accepted. `nao-finalizada`
 * discounts whatever of it is unpaid.
 */
export const handleRequest = endpoint({
  ...shared,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Says how a request stands, by when it is answered, and what it costs',
  params,
  body: z.strictObject({
    situacao: state.exclude(['aguardando']),
    /** `andamento_em` as the asker saw it. */
    andamento_visto: z.iso.datetime().nullable(),
    resposta: textSchema(requestLengths.text).default(''),
    /** Deadline; where left out it stays. */
    prazo: unlessEmpty(civilDay),
    /** Cost that the act `custo-proposto` proposes. */
    custo_centavos: z.number().int().min(1).max(largestAmount).optional(),
  }),
  responses: { 200: handledRequest, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Attaches a file. 422 `AnexoNaoAceito` unless it is PDF, PNG, JPEG or text, `AnexosDemais` beyond the limit. */
export const attachToRequest = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/{id}/anexos`,
  summary: 'Attaches a file to a request, for its reader',
  params,
  // Base 64 takes four bytes for three.
  largestBody: Math.ceil((attachmentLimits.bytes * 4) / 3) + 4096,
  body: z.strictObject({
    nome: lineSchema(attachmentLimits.name),
    /** File in base64 (RFC 4648). */
    arquivo: z.base64().max(Math.ceil((attachmentLimits.bytes * 4) / 3) + 4),
  }),
  responses: { 200: handledRequest, 404: errorBody, 409: errorBody, 422: errorBody },
});

const attachment = z.object({ id: recordId, anexo: recordId });

export const getHandledAttachment = endpoint({
  ...shared,
  method: 'GET',
  path: `${path}/{id}/anexos/{anexo}`,
  summary: 'A file that is attached to a request to the asker’s unit',
  rate: 'export',
  params: attachment,
  responses: { 200: file, 404: errorBody },
});

export const removeRequestAttachment = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${path}/{id}/anexos/{anexo}`,
  summary: 'Takes a file off a request that is open',
  params: attachment,
  responses: { 200: handledRequest, 404: errorBody, 409: errorBody },
});

const titles = z.array(recordNumber).max(mostRequestTitles);

/**
 * Changes the titles that answer a survey, in the order listed. 404 `AcervoNaoEncontrado` for the first unknown one,
 * 409 `SituacaoMudou` where the list has changed since it was seen.
 */
export const changeRequestTitles = endpoint({
  ...shared,
  method: 'PUT',
  path: `${path}/{id}/titulos`,
  summary: 'Says which titles of the catalogue answer a request',
  params,
  body: z.strictObject({
    acervos: titles,
    /** `titulos` as the asker saw them. */
    vistos: titles,
  }),
  responses: { 200: handledRequest, 404: errorBody, 409: errorBody, 422: errorBody },
});
