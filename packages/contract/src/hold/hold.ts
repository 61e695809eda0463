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

/** Copies that are waited for: any with these values, '' where copies have none. */
const waitedFor = z
  .object({
    cod_biblioteca: count,
    desc_biblioteca: z.string(),
    volume: z.string(),
    tomo: z.string(),
    parte: z.string(),
    material_adicional: z.string(),
    /** The only shelf it may come from; null: any. */
    localizacao: z.object({ cod_localizacao: count, desc_localizacao: z.string() }).nullable(),
  })
  .meta({ id: 'WaitedCopies' }).shape;

export const heldTitle = z
  .object({
    cod_acervo: count,
    titulo: z.string(),
    /** Null where the catalogue has it no more. */
    rota: z.string().nullable(),
  })
  .meta({ id: 'LinkedTitle' });

/** Fields of a hold that everybody who sees it is told. */
export const holdWords = z
  .object({
    codigo: count,
    acervo: heldTitle,
    ...waitedFor,
    data_reserva: z.iso.datetime(),
    data_liberacao: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Hold' }).shape;

/** A range of days, and what it was counted from. */
const estimate = z
  .object({
    de: z.iso.date(),
    /** Null: nobody can say, since what it depends on is overdue. */
    ate: z.iso.date().nullable(),
    exemplares: count,
    exemplares_em_atraso: count,
    /** Holds that come before, those passed over left out, those on the hold shelf with them. */
    na_frente: count,
  })
  .meta({ id: 'HoldEstimate' });

const choice = z.object({
  ...waitedFor,
  /** Copies that are lent, and those of them that can be borrowed now: no hold is placed while there is one. */
  exemplares: count,
  disponiveis: count,
  /** Number of holds that wait in its queue, whatever the shelf. */
  na_fila: count,
  /** For a hold placed now; null of nobody who has signed in, and where nothing can be counted. */
  previsao: estimate.nullable(),
  /** Whether the asker may place a hold; where nobody has signed in, whether anybody may. */
  pode_reservar: z.boolean(),
  /** Every reason against it. */
  motivos: z.array(circulationRefusal),
});

export const holdChoices = z.object({
  acervo: heldTitle,
  /** The first day and the last on which a hold may be said to be of no more use. */
  necessaria: z.object({ de: z.iso.date(), ate: z.iso.date() }),
  /** One for each combination there is; one more for each shelf where there are several. */
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
    /** Its place among those that wait, from 1; null once it is released. */
    posicao: count.nullable(),
    /** Number of holds that wait in its queue. */
    na_fila: count,
    previsao: estimate.nullable(),
    /** Reasons why its turn would pass now, though it keeps its place. */
    motivos: z.array(circulationRefusal),
    suspensa_ate: z.iso.date().nullable(),
    necessaria_ate: z.iso.date().nullable(),
    /** The last day to fetch it, at the desk of its library. */
    retirar_ate: z.iso.date().nullable(),
  })
  .meta({ id: 'OpenHold' });

/** Copies for which a person asks to wait. */
export const holdWish = {
  cod_acervo: recordNumber,
  biblioteca: recordNumber.nullable(),
  volume: z.string().max(500).nullable(),
  tomo: z.string().max(500).nullable(),
  parte: z.string().max(500).nullable(),
  material_adicional: z.string().max(500).nullable(),
  /** Null: any shelf. */
  localizacao: recordNumber.nullable(),
  /** The last day on which it is of use. */
  necessaria_ate: civilDay.nullable().default(null),
};

/** 422 `ReservaRecusada` with every reason; `OpcoesNaoSelecionadas` where a choice is null. */
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
      /** For so many days a hold may be suspended, counted from today. */
      dias_suspensao: count,
      reservas: z.array(openHold),
    }),
  },
});

/** 422 `NenhumaReservaSelecionada` for an empty list. */
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
    /** Days of their ends. */
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
          /** Remark of the staff on it, or ''. */
          observacao: z.string(),
        }),
      ),
    }),
    422: errorBody,
  },
});

/** 409 `SituacaoDaReservaMudou` where it waits no more. */
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
