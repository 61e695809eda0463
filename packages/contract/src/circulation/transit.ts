import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { missedCopy } from './missed-copy.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('transit'),
} as const;

const library = z.object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() });

const transit = z
  .object({
    codigo: z.number().int(),
    codigo_barras: z.string().nullable(),
    cod_acervo: z.number().int(),
    titulo: z.string(),
    biblioteca_origem: library,
    biblioteca_destino: library,
    enviado_em: z.iso.datetime(),
    /** Number of the loan request that it travels for; null where it goes home. */
    solicitacao: z.number().int().nullable(),
    /** Whether the asker may receive it: it comes to their unit. */
    pode_receber: z.boolean(),
  })
  .meta({ id: 'Transit' });

export const listTransits = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/transito',
  summary: 'Copies on their way from or to the asker’s unit, the longest first',
  responses: { 200: z.object({ transitos: z.array(transit) }) },
});

/** Receives a copy. 404 `NaoEncontrado` where no copy with this bar code is on its way to the asker's unit. */
export const receiveTransit = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/transito/chegada',
  summary: 'Says that a copy has come: it is set aside for who asked for it, or is home again',
  body: z.strictObject({ codigo_barras: lineSchema(200) }),
  responses: {
    200: z.object({
      transito: transit,
      /** Destination: set aside for a request or a hold until a day, or on its shelf again. */
      destino: z.enum(['solicitacao', 'reserva', 'estante']),
      retirar_ate: z.iso.date().nullable(),
    }),
    404: errorBody,
    422: errorBody,
  },
});

/**
 * Declares a copy in transit missing and gives the reason to the person who asked for it. 404 where it has arrived, 409
 * `SituacaoMudou` where it arrived meanwhile.
 */
export const missTransit = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/transito/{id}/nao-encontrado',
  summary: 'Says that a copy was lost on its way: its request ends, and a hold waits again',
  params: z.object({ id: recordId }),
  body: z.strictObject({ motivo: lineSchema(500) }),
  responses: { 200: missedCopy, 404: errorBody, 409: errorBody, 422: errorBody },
});
