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
  /** On the hold shelf past its last day. */
  vencida: z.boolean(),
  suspensa_ate: z.iso.date().nullable(),
  /**
   * The hold for which the copy stands on the shelf now, where it is somebody else's, and until when;
   * else null.
   */
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

/** Copy that stood on the hold shelf for the hold, and what became of it. */
const passedOn = z.object({
  codigo: count,
  /** '' where none stood there. */
  codigo_barras: z.string(),
  /**
   * The hold for which the copy stands on the shelf now, and until when; null: it goes back to its
   * shelf.
   */
  proxima: z
    .object({ codigo: count, nome_pessoa: z.string(), retirar_ate: z.iso.date() })
    .nullable(),
});

/** 409 `SituacaoDaReservaMudou` where it has ended since it was seen. A reason must be given. */
export const cancelDeskHold = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/atendimento/reservas/{id}',
  summary: 'Cancels somebody’s hold with a reason, and passes its copy on',
  params: z.object({ id: recordId }),
  body: reason,
  responses: { 200: passedOn, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** 409 `SituacaoDaReservaMudou` where it may be fetched still, or was taken off already. */
export const takeOffHoldShelf = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/reservas/{id}/recolhida',
  summary: 'Takes off the hold shelf what was not fetched in time, or waits there for nobody',
  params: z.object({ id: recordId }),
  responses: { 200: passedOn, 404: errorBody, 409: errorBody },
});

/** 409 `SituacaoMudou` where the copy is no longer on the hold shelf. */
export const missHeldCopy = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/reservas/{id}/nao-encontrada',
  summary: 'Says that the copy is not on the hold shelf: it is lost, and the hold waits again',
  params: z.object({ id: recordId }),
  responses: { 200: missedCopy, 404: errorBody, 409: errorBody },
});
