import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { kioskLengths, kioskStates } from './kiosk-state.ts';
import { recordId } from '../protocol/record-id.ts';
import { handled, staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';

const kiosk = z
  .object({
    codigo: z.number().int(),
    /** Name of the kiosk; '' where staff gave it none. */
    nome: z.string(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    situacao: z.enum(kioskStates),
    registro: z.object(handled),
    /** Moment at which a reader last used it; null: never. */
    ultimo_uso: z.iso.datetime().nullable(),
    /** Reader sessions since midnight in the libraries' time zone. */
    sessoes_hoje: z.number().int(),
    revogacao: z.object({ ...handled, motivo: z.string() }).nullable(),
  })
  .meta({ id: 'Kiosk' });

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('kiosks'),
} as const;

export const listKiosks = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/autoatendimento',
  summary: 'Kiosks of the asker’s unit, those in service first; all, for administrators',
  query: z.object({ situacao: z.enum(kioskStates).optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: z.enum(kioskStates), total: z.number().int() })),
      aparelhos: z.array(kiosk),
    }),
    422: errorBody,
  },
});

/** Revokes a kiosk: its secret is invalid from then on. 409 `SituacaoMudou` where it was revoked before. */
export const revokeKiosk = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/autoatendimento/{id}/revogacao',
  summary: 'Takes a kiosk out of service, with a reason; whoever is at it is gone',
  params: z.object({ id: recordId }),
  body: z.strictObject({ motivo: textSchema(kioskLengths.reason) }),
  responses: { 200: kiosk, 404: errorBody, 409: errorBody, 422: errorBody },
});
