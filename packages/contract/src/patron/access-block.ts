import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { debtTextLength } from '../debt/debt-kind.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { refusedAs } from '../protocol/value-fault.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('blocks'),
} as const;

const access = z.object({
  cod_login: z.number().int(),
  usuario: z.string(),
  nome_pessoa: z.string(),
  desc_biblioteca: z.string(),
  /** Whether this link is blocked, as `GET /pessoas` reports it: no sign-in and no loans. */
  bloqueio: z.boolean(),
  /** Reason that staff gave for the block; empty without one. */
  motivo: z.string(),
  /** Last day of the block; null: until it is lifted. */
  bloqueado_ate: z.iso.date().nullable(),
});

/** Whether a change gives the reason that a block requires. */
function isReasoned(change: { readonly bloqueio: boolean; readonly motivo?: string | undefined }) {
  return !change.bloqueio || Boolean(change.motivo);
}

/** Lists blocks of people of the asker's unit; administrators see every unit, without themselves. */
export const listAccessBlocks = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/bloqueios',
  summary:
    'Links by user name or a part of the name, twenty at most; without a text those that are blocked',
  query: z.object({ texto: lineSchema(200).default('') }),
  responses: { 200: z.object({ leitores: z.array(access) }) },
});

export const changeAccessBlock = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/bloqueios/{id}',
  summary: 'Blocks a link for a reason, which ends what is open by it at once, or lets it in again',
  params: z.object({ id: recordId }),
  body: z
    .strictObject({
      bloqueio: z.boolean(),
      motivo: textSchema(debtTextLength).optional(),
      ate: unlessEmpty(civilDay),
    })
    .refine(isReasoned, refusedAs('missing', ['motivo'])),
  responses: { 200: access, 404: errorBody },
});
