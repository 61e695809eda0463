import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { loanRequestLengths, loanRequestStates } from './loan-request-state.ts';
import { loanRequest, slip } from './loan-request.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';

const path = '/atendimento/solicitacoes-emprestimo';
const params = z.object({ id: recordId });
const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('loanRequests'),
} as const;
const state = z.enum(loanRequestStates).meta({ id: 'LoanRequestState' });

/** Copy that meets a request, in shelf order. */
export const fittingCopy = z.object({
  codigo_barras: z.string(),
  numero_chamada: z.string(),
  /** Shelf of the copy; null where unknown. */
  localizacao: z.string().nullable(),
});

const handledRequest = loanRequest.extend({
  nome_pessoa: z.string(),
  /** Copies that may be sent, while the asker's unit may act. */
  exemplares: z.array(fittingCopy),
  /** Bar code of the copy that was sent. */
  codigo_barras: z.string().nullable(),
  /** Acts that are possible in its state for the asker's unit. */
  pode_enviar: z.boolean(),
  pode_receber: z.boolean(),
  pode_encerrar: z.boolean(),
});

export const listLoanRequestsToHandle = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary:
    'Requests that the asker’s unit sends or receives, the newest first; all, for administrators',
  query: z.object({ situacao: state.optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: state, total: z.number().int() })),
      solicitacoes: z.array(handledRequest),
    }),
    422: errorBody,
  },
});

const answers = { 200: handledRequest, 404: errorBody, 409: errorBody, 422: errorBody };

/** Sends a copy. 422 `ExemplarNaoServe` where it does not meet the request, or is not free. */
export const sendLoanRequest = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/{id}/envio`,
  summary: 'Sends a copy to the library where it was asked for',
  params,
  body: z.strictObject({ codigo_barras: lineSchema(200) }),
  responses: answers,
});

export const receiveLoanRequest = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/{id}/chegada`,
  summary: 'Says that the copy has come, and tells the person',
  params,
  body: z.strictObject({}),
  responses: answers,
});

/** Refuses a request; a copy that had arrived travels home. */
export const refuseLoanRequest = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/{id}/nao-atendida`,
  summary: 'Ends a request that waits or is not fetched, with a reason',
  params,
  body: z.strictObject({ motivo: textSchema(loanRequestLengths.reason) }),
  responses: answers,
});

export const getHandledRequestSlip = endpoint({
  ...shared,
  method: 'GET',
  path: `${path}/{id}/comprovante`,
  summary: 'The slip that goes with the copy, as PDF',
  params,
  responses: { 200: slip, 404: errorBody },
});
