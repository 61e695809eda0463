import { z } from 'zod';
import { debtTextLength, clearanceStates } from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { handled, staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';

const clearance = z
  .object({
    codigo: z.number().int(),
    codigo_verificacao: z.string(),
    nome_pessoa: z.string(),
    login: z.string(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    emitida_em: z.iso.datetime(),
    valida_ate: z.iso.date(),
    situacao: z.enum(clearanceStates),
    /** Member of staff who revoked it, the moment and the reason. */
    revogacao: z.object({ ...handled, motivo: z.string() }).nullable(),
  })
  .meta({ id: 'Clearance' });

export const listClearances = endpoint({
  method: 'GET',
  path: '/atendimento/declaracoes',
  summary: 'Clearances over links with the asker’s unit, the newest first; all, for administrators',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('clearances'),
  query: z.object({ situacao: z.enum(clearanceStates).optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: z.enum(clearanceStates), total: z.number().int() })),
      declaracoes: z.array(clearance),
    }),
    422: errorBody,
  },
});

/**
 * Revokes a clearance and revives its link. 409 `SituacaoMudou` where it was revoked before; 422 `ContaEncerrada` where
 * the person has closed the account.
 */
export const revokeClearance = endpoint({
  method: 'POST',
  path: '/atendimento/declaracoes/{id}/revogacao',
  summary: 'Takes a clearance back, with a reason',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('clearances'),
  params: z.object({ id: recordId }),
  body: z.strictObject({ motivo: textSchema(debtTextLength) }),
  responses: { 200: clearance, 404: errorBody, 409: errorBody, 422: errorBody },
});
