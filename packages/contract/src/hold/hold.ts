import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { circulationRefusal } from '../protocol/circulation-refusal.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { holdEnds, holdStates } from './hold-state.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { modules } from '../protocol/module.ts';

const activity = activities.titleHold;
const shared = { tag: 'reserva', activity } as const;
const byHold = z.object({ id: recordId });
const count = z.number().int();

/** Copies that are waited for: any with these values; '' for copies without one. */
const waitedFor = z
  .object({
    cod_biblioteca: count,
    desc_biblioteca: z.string(),
    volume: z.string(),
    tomo: z.string(),
    parte: z.string(),
    material_adicional: z.string(),
    /** Only shelf that the copy may come from; null: any. */
    localizacao: z.object({ cod_localizacao: count, desc_localizacao: z.string() }).nullable(),
  })
  .meta({ id: 'WaitedCopies' }).shape;

export const heldTitle = z
  .object({
    cod_acervo: count,
    titulo: z.string(),
    /** Address of its page; null once the catalogue no longer has it. */
    rota: z.string().nullable(),
  })
  .meta({ id: 'LinkedTitle' });

/** Fields of a hold that everybody who sees it gets. */
export const holdWords = z
  .object({
    codigo: count,
    acervo: heldTitle,
    ...waitedFor,
    data_reserva: z.iso.datetime(),
    data_liberacao: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Hold' }).shape;

/** Range of days, and its basis. */
const estimate = z
  .object({
    de: z.iso.date(),
    /** Last day of the range; null where it depends on an overdue copy and so is unknown. */
    ate: z.iso.date().nullable(),
    exemplares: count,
    exemplares_em_atraso: count,
    /** Holds ahead of it, those on the hold shelf included, suspended ones left out. */
    na_frente: count,
  })
  .meta({ id: 'HoldEstimate' });

const choice = z.object({
  ...waitedFor,
  /** Copies that are lent, and those of them on the shelf now: while there is one, no hold is placed. */
  exemplares: count,
  disponiveis: count,
  /** Number of holds that wait in its queue, whatever their shelf. */
  na_fila: count,
  /** Estimate for a hold placed now; null without a session, and where nothing can be counted. */
  previsao: estimate.nullable(),
  /** Whether the asker may place a hold; without a session, whether anybody may. */
  pode_reservar: z.boolean(),
  /** Every reason against a hold. */
  motivos: z.array(circulationRefusal),
});

export const holdChoices = z.object({
  acervo: heldTitle,
  /** First and last day that may be given as the last day of need. */
  necessaria: z.object({ de: z.iso.date(), ate: z.iso.date() }),
  /** Choices, one for each combination; one more for each shelf where there are several. */
  opcoes: z.array(choice),
});

export const getHoldChoices = endpoint({
  ...shared,
  key: 'hold',
  method: 'GET',
  path: '/reserva/{id}/informacoes-iniciais',
  summary: 'What of a title may be waited for, what is possible of each choice, and how many wait',
  access: 'public',
  knowsPerson: true,
  params: z.object({ id: recordId }),
  responses: { 200: holdChoices, 404: errorBody },
});

export const openHold = z
  .object({
    ...holdWords,
    situacao: z.enum(holdStates),
    /** Position among the waiting holds, from 1; null once released. */
    posicao: count.nullable(),
    /** Number of holds that wait in its queue. */
    na_fila: count,
    previsao: estimate.nullable(),
    /** Reasons why its turn would pass now, though it keeps its position. */
    motivos: z.array(circulationRefusal),
    suspensa_ate: z.iso.date().nullable(),
    necessaria_ate: z.iso.date().nullable(),
    /** Last day for pickup at the desk of its library. */
    retirar_ate: z.iso.date().nullable(),
  })
  .meta({ id: 'OpenHold' });

/** Copies that a person wants to wait for. */
export const holdWish = {
  cod_acervo: recordNumber,
  biblioteca: recordNumber.nullable(),
  volume: z.string().max(500).nullable(),
  tomo: z.string().max(500).nullable(),
  parte: z.string().max(500).nullable(),
  material_adicional: z.string().max(500).nullable(),
  /** Shelf; null: any. */
  localizacao: recordNumber.nullable(),
  /** Last day of need. */
  necessaria_ate: civilDay.nullable().default(null),
};

/** Places a hold. 422 `ReservaRecusada` with every reason; `OpcoesNaoSelecionadas` where a choice is null. */
export const placeHold = endpoint({
  ...shared,
  key: 'hold',
  method: 'POST',
  path: '/reserva',
  summary: 'Places a hold: its person waits in the queue for the next copy',
  access: 'patron',
  permission: { module: modules.readers, activity },
  body: z.strictObject(holdWish),
  responses: { 200: openHold, 404: errorBody, 422: errorBody },
});

export const listHolds = endpoint({
  ...shared,
  key: 'loans',
  method: 'GET',
  path: '/reserva',
  summary: 'The open holds of the asker: those to fetch first, then in the order of placing',
  access: 'patron',
  responses: {
    200: z.object({
      total: count,
      limite: count,
      /** Longest suspension of a hold, in days from today. */
      dias_suspensao: count,
      reservas: z.array(openHold),
    }),
  },
});

/** Cancels holds. 422 `NenhumaReservaSelecionada` for an empty list. */
export const cancelHolds = endpoint({
  ...shared,
  key: 'hold',
  method: 'DELETE',
  path: '/reserva',
  summary: 'Cancels holds of the asker; one that is somebody else’s, or has ended, is not there',
  access: 'patron',
  body: z.strictObject({ reservas: z.array(recordNumber).max(1000) }),
  responses: {
    200: z.object({ canceladas: z.array(count), nao_encontradas: z.array(count) }),
    422: errorBody,
  },
});

export const listHoldHistory = endpoint({
  ...shared,
  method: 'GET',
  path: '/reserva/historico',
  summary: 'Holds of the asker that have ended, the last one first',
  access: 'patron',
  query: z.object({
    /** First and last day of their ends. */
    dataIni: civilDay.optional(),
    dataFim: civilDay.optional(),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      total: count,
      pagina: count,
      quantidade: count,
      reservas: z.array(
        z.object({
          ...holdWords,
          data_encerramento: z.iso.datetime(),
          encerramento: z.enum(holdEnds),
          /** Remark of staff, or ''. */
          observacao: z.string(),
        }),
      ),
    }),
    422: errorBody,
  },
});

/** Answers to a change. 409 `SituacaoDaReservaMudou` where the hold no longer waits. */
const changed = { 200: openHold, 404: errorBody, 409: errorBody, 422: errorBody };

export const suspendHold = endpoint({
  ...shared,
  method: 'PUT',
  path: '/reserva/{id}/suspensao',
  summary: 'Has a hold of the asker passed over until a day; it keeps its place',
  access: 'patron',
  params: byHold,
  body: z.strictObject({ ate: civilDay }),
  responses: changed,
});

export const resumeHold = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/reserva/{id}/suspensao',
  summary: 'Has a suspended hold of the asker take its turn again',
  access: 'patron',
  params: byHold,
  responses: changed,
});

export const limitHold = endpoint({
  ...shared,
  method: 'PUT',
  path: '/reserva/{id}/validade',
  summary: 'Says until which day a hold of the asker is of use; null: without end',
  access: 'patron',
  params: byHold,
  body: z.strictObject({ ate: civilDay.nullable() }),
  responses: changed,
});
