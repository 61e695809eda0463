import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { clearanceStates } from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';

const shared = {
  tag: 'nada-consta',
  access: 'patron',
  activity: activities.accountClearance,
} as const;

export const checkClearance = endpoint({
  ...shared,
  method: 'GET',
  path: '/unidade-informacao/nada-consta/verifica',
  summary: 'Everything that stands against declaring that the asker owes nothing',
  responses: {
    200: z.object({
      pode_emitir: z.boolean(),
      /** Whether the network would have no administrator once the link has ended. */
      ultimo_administrador: z.boolean(),
      pendencias: z.array(circulationRefusal),
      /** Library of the link that a clearance would end. */
      cod_biblioteca: z.number().int(),
      desc_biblioteca: z.string(),
      /** Days for which a clearance is valid. */
      dias_validade: z.number().int(),
    }),
  },
});

/**
 * Issues a clearance: ends the link of the asker's login, and its sessions, so that nothing is written through it any
 * more. 422 `DeclaracaoRecusada` where something stands against it, `UltimoAdministrador` where the network would have
 * no administrator, `SenhaAtualIncorreta` for a wrong password, which counts like one at sign-in. Without `senha`, 422
 * `ConfirmacaoNecessaria` until the asker has confirmed at their provider.
 */
export const issueClearance = endpoint({
  ...shared,
  method: 'POST',
  path: '/unidade-informacao/nada-consta',
  summary: 'Declares that the asker owes nothing, and ends their link with the unit',
  body: z.strictObject({ senha: z.string().max(1000).optional() }),
  responses: {
    200: z.object({
      /** Code for verifying it: /verificar/{codigo}. */
      codigo: z.string(),
      emitida_em: z.iso.datetime(),
      /** Last day on which it is valid. */
      valida_ate: z.iso.date(),
      arquivo: file,
    }),
    422: errorBody,
    429: errorBody,
    430: errorBody,
  },
});

export const verifyClearance = endpoint({
  method: 'GET',
  path: '/unidade-informacao/nada-consta/verificar/{codigo}',
  summary: 'Whether there is such a clearance, and how it stands',
  tag: 'nada-consta',
  access: 'public',
  params: z.object({ codigo: z.string().max(100) }),
  responses: {
    200: z.object({
      situacao: z.enum(clearanceStates),
      /** Code as printed, however it was typed. */
      codigo_verificacao: z.string(),
      /** First name, and the first letter of the last name. */
      nome: z.string(),
      /** Library that nothing was owed to. */
      desc_biblioteca: z.string(),
      emitida_em: z.iso.date(),
      valida_ate: z.iso.date(),
    }),
    404: errorBody,
  },
});
