import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { missedCopy } from '../circulation/missed-copy.ts';
import { holdWords } from './hold.ts';
import { deskHoldStates } from './hold-state.ts';
import { recordId } from '../protocol/record-id.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('holds'),
} as const;
const count = z.number().int();
const reason = z.strictObject({ motivo: lineSchema(500) });

const deskHold = z.object({
  ...holdWords,
  pessoa: z.object({ nome_pessoa: z.string(), usuario: z.string() }),
  situacao: z.enum(deskHoldStates),
  /** Bar code of the copy on the hold shelf; '' for none. */
  codigo_barras: z.string(),
  numero_chamada: z.string(),
  retirar_ate: z.iso.date().nullable(),
  /** Whether it is on the hold shelf past its last day. */
  vencida: z.boolean(),
  suspensa_ate: z.iso.date().nullable(),
  /** Next hold that the copy now stands on the shelf for, if another person's, and its last day; else null. */
  proxima: z
    .object({ codigo: count, nome_pessoa: z.string(), retirar_ate: z.iso.date() })
    .nullable(),
});

export const listDeskHolds = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/reservas',
  summary:
    'What stands on the hold shelf of the asker’s unit and who waits there; of all, for administrators',
  query: z.object({ situacao: z.enum(deskHoldStates).default('prateleira'), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: z.enum(deskHoldStates), total: count })),
      reservas: z.array(deskHold),
    }),
    422: errorBody,
  },
});

/** Copy that stood on the hold shelf for the hold, and its next use. */
const passedOn = z.object({
  codigo: count,
  /** Bar code; '' where no copy stood there. */
  codigo_barras: z.string(),
  /** Next hold that the copy now stands on the shelf for, and its last day; null where it goes back to its shelf. */
  proxima: z
    .object({ codigo: count, nome_pessoa: z.string(), retirar_ate: z.iso.date() })
    .nullable(),
});

/** Cancels a hold, with a reason. 409 `SituacaoDaReservaMudou` where it has ended since it was seen. */
export const cancelDeskHold = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/atendimento/reservas/{id}',
  summary: 'Cancels somebody’s hold with a reason, and passes its copy on',
  params: z.object({ id: recordId }),
  body: reason,
  responses: { 200: passedOn, 404: errorBody, 409: errorBody, 422: errorBody },
});

/**
 * Takes a copy off the hold shelf. 409 `SituacaoDaReservaMudou` where it may still be picked up, or was taken off
 * already.
 */
export const takeOffHoldShelf = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/reservas/{id}/recolhida',
  summary: 'Takes off the hold shelf what was not fetched in time, or waits there for nobody',
  params: z.object({ id: recordId }),
  responses: { 200: passedOn, 404: errorBody, 409: errorBody },
});

/** Declares a copy missing from the hold shelf. 409 `SituacaoMudou` where it is no longer there. */
export const missHeldCopy = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/reservas/{id}/nao-encontrada',
  summary: 'Says that the copy is not on the hold shelf: it is lost, and the hold waits again',
  params: z.object({ id: recordId }),
  responses: { 200: missedCopy, 404: errorBody, 409: errorBody },
});
