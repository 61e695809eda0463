import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { orderedTitle, orderWords } from './purchase-order.ts';
import { mostCopies, orderLengths as lengths, orderStates } from './suggestion-state.ts';

const state = z.enum(orderStates);
const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('purchaseOrders'),
} as const;
const params = z.object({ id: recordId });
const copies = z.number().int().min(1).max(mostCopies);

const order = z
  .object({
    ...orderWords,
    /** What may be said of it next, besides what comes of deliveries; its own state among them. */
    situacoes_possiveis: z.array(state),
    recebe_entregas: z.boolean(),
    mudado_em: z.iso.datetime(),
    itens: z.array(
      z.object({
        ...orderedTitle,
        /** Null once whoever suggested it is gone. */
        sugestao: z.object({ codigo: z.number().int(), nome_pessoa: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'PurchaseOrder' });

/** Both are refused blank, with `CampoObrigatorioNaoPreenchido`. */
const written = {
  requisicao: lineSchema(lengths.requisicao),
  solicitante: lineSchema(lengths.solicitante),
  titulo_estrangeiro: z.boolean().default(false),
  data_cotacao: civilDay.nullable().default(null),
  previsao_entrega: civilDay.nullable().default(null),
};
/** When it was last changed, as the asker saw it. */
const seen = { mudado_visto: z.iso.datetime() };

export const listPurchaseOrders = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/pedidos-compra',
  summary: 'Purchase orders of the unit of the asker, the newest first; of all, for administrators',
  query: z.object({ situacao: state.optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: state, total: z.number().int() })),
      pedidos: z.array(order),
    }),
    422: errorBody,
  },
});

export const listOrderableSuggestions = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/pedidos-compra/sugestoes',
  summary: 'Suggestions to a library that were accepted for purchase, the oldest first',
  query: z.object({ biblioteca: recordId }),
  responses: {
    200: z.array(
      z.object({
        codigo: z.number().int(),
        titulo: z.string(),
        autor: z.string(),
        nome_pessoa: z.string(),
        /** So many were asked for; 1 where no teacher said. */
        exemplares: z.number().int(),
      }),
    ),
  },
});

export const makePurchaseOrder = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/pedidos-compra',
  summary: 'Makes an order of suggestions to one library; it begins in quote',
  body: z.strictObject({
    biblioteca: recordNumber,
    ...written,
    itens: z
      .array(z.strictObject({ sugestao: recordNumber, exemplares: copies }))
      .min(1)
      .max(lengths.itens),
  }),
  responses: { 200: order, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Its suggestions go with it. 409 `SituacaoMudou` where somebody has changed it since it was seen. */
export const changePurchaseOrder = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/pedidos-compra/{id}',
  summary: 'Says how an order stands, and what it says of itself',
  params,
  body: z.strictObject({ situacao: state, ...written, ...seen }),
  responses: { 200: order, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Said twice it is the same: the number is of all that has come, not of what came now. */
export const receiveDelivery = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/pedidos-compra/{id}/entregas',
  summary: 'Says how many copies of each title of an order have come by now',
  params,
  body: z.strictObject({
    itens: z
      .array(
        z.strictObject({
          codigo: recordNumber,
          entregues: z.number().int().min(0).max(mostCopies),
        }),
      )
      .min(1)
      .max(lengths.itens),
    ...seen,
  }),
  responses: { 200: order, 404: errorBody, 409: errorBody, 422: errorBody },
});
