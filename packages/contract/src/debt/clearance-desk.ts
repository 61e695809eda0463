import { z } from 'zod';
import { debtTextLength, declarationStates } from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { handled, staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';

const declaration = z
  .object({
    codigo: z.number().int(),
    codigo_verificacao: z.string(),
    nome_pessoa: z.string(),
    login: z.string(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    emitida_em: z.iso.datetime(),
    valida_ate: z.iso.date(),
    situacao: z.enum(declarationStates),
    /** Member of staff who took it back, the moment and the reason. */
    revogacao: z.object({ ...handled, motivo: z.string() }).nullable(),
  })
  .meta({ id: 'Declaration' });

export const listDeclarations = endpoint({
  method: 'GET',
  path: '/atendimento/declaracoes',
  summary:
    'Declarations over links with the asker’s unit, the newest first; all, for administrators',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('declarations'),
  query: z.object({ situacao: z.enum(declarationStates).optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: z.enum(declarationStates), total: z.number().int() })),
      declaracoes: z.array(declaration),
    }),
    422: errorBody,
  },
});

/**
 * The link lives again. 409 `SituacaoMudou` where it was revoked before; 422 `ContaEncerrada` where its
 * person has closed the account.
 */
export const revokeDeclaration = endpoint({
  method: 'POST',
  path: '/atendimento/declaracoes/{id}/revogacao',
  summary: 'Takes a declaration back, with a reason',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('declarations'),
  params: z.object({ id: recordId }),
  body: z.strictObject({ motivo: textSchema(debtTextLength) }),
  responses: { 200: declaration, 404: errorBody, 409: errorBody, 422: errorBody },
});
