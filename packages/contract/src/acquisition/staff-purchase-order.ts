import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { largestAmount } from '../debt/debt-kind.ts';
import { file } from '../protocol/file.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { reportFormats } from '../report/report-name.ts';
import { orderedTitle, orderWords } from './purchase-order.ts';
import { mostCopies, orderLengths as lengths, orderStates } from './suggestion-state.ts';

const state = z.enum(orderStates);
const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('purchaseOrders'),
} as const;
const params = z.object({ id: recordId });
const count = z.number().int();
const centavos = z.number().int();
const amount = centavos.min(0).max(largestAmount);
const copies = z.number().int().min(1).max(mostCopies);

/** Cost of a title of an order: '' and null where unknown. Readers never see it. */
const cost = {
  fornecedor: z.string(),
  /** Price of one copy when it was ordered. */
  preco_unitario_centavos: centavos.nullable(),
  /** Number of the order at the supplier, or of the money set aside for it. */
  empenho: z.string(),
  nota_fiscal: z.string(),
  data_nota_fiscal: z.iso.date().nullable(),
  /** Amount paid for all copies that arrived. */
  valor_pago_centavos: centavos.nullable(),
};

const order = z
  .object({
    ...orderWords,
    /** States that may be set next, besides those that deliveries cause; the present one among them. */
    situacoes_possiveis: z.array(state),
    recebe_entregas: z.boolean(),
    mudado_em: z.iso.datetime(),
    itens: z.array(
      z.object({
        ...orderedTitle,
        ...cost,
        /** Suggestion behind the title; null once the person who made it is gone. */
        sugestao: z.object({ codigo: z.number().int(), nome_pessoa: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'PurchaseOrder' });

/** Fields that are refused when blank, with `CampoObrigatorioNaoPreenchido`. */
const written = {
  requisicao: lineSchema(lengths.requisicao),
  solicitante: lineSchema(lengths.solicitante),
  titulo_estrangeiro: z.boolean().default(false),
  data_cotacao: civilDay.nullable().default(null),
  previsao_entrega: civilDay.nullable().default(null),
};
/** Moment of the order's last change, as the asker saw it. */
const seen = { mudado_visto: z.iso.datetime() };

const listed = { situacao: state.optional(), ...staffListQuery };

export const listPurchaseOrders = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/pedidos-compra',
  summary: 'Purchase orders of the unit of the asker, the newest first; of all, for administrators',
  query: z.object(listed),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: state, total: count })),
      /** Sums over the whole list, not this page alone: a row for each supplier and state. */
      somas: z.array(
        z.object({
          /** Supplier; '' where none is given. */
          fornecedor: z.string(),
          situacao: state,
          titulos: count,
          /** Number of `titulos` without a price. */
          sem_preco: count,
          /** Sum of what was ordered, at its price, without what will not come. */
          previsto_centavos: centavos,
          /** Sum that cancelled orders, and those that ended before all had come, would have cost. */
          nao_vira_centavos: centavos,
          pago_centavos: centavos,
        }),
      ),
      /** Suppliers last named in orders that the asker sees, by name. */
      fornecedores: z.array(z.string()),
      pedidos: z.array(order),
    }),
    422: errorBody,
  },
});

export const downloadPurchaseOrders = endpoint({
  ...shared,
  method: 'GET',
  rate: 'export',
  path: '/atendimento/pedidos-compra/arquivo',
  summary: 'The same as a file, a line for each title, as long as a file may be',
  query: z
    .object({ ...listed, formato: z.enum(reportFormats).default('csv') })
    .omit({ pagina: true }),
  responses: {
    /** `cortado`: there are more titles than a file holds. */
    200: z.object({ arquivo: file, cortado: z.boolean() }),
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
        /** Copies that were asked for; 1 unless a teacher gave a number. */
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

/** Changes an order, and its suggestions with it. 409 `SituacaoMudou` where it has changed since it was seen. */
export const changePurchaseOrder = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/pedidos-compra/{id}',
  summary: 'Says how an order stands, and what it says of itself',
  params,
  body: z.strictObject({ situacao: state, ...written, ...seen }),
  responses: { 200: order, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Prices an order in any state: an ended order is evidence too. Values of a title that are left out stay. */
export const pricePurchaseOrder = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/pedidos-compra/{id}/precos',
  summary:
    'Says from whom each title of an order is bought, at which price and by which commitment',
  params,
  body: z.strictObject({
    itens: z
      .array(
        z.strictObject({
          codigo: recordNumber,
          fornecedor: lineSchema(lengths.fornecedor),
          preco_unitario_centavos: amount.nullable(),
          empenho: lineSchema(lengths.empenho),
        }),
      )
      .min(1)
      .max(lengths.itens),
    ...seen,
  }),
  responses: { 200: order, 404: errorBody, 409: errorBody },
});

/**
 * Records the copies of an order that have arrived. The number is the total so far, so that repeating the call changes
 * nothing. For an order that ended early, invoices and payments are recorded with the numbers unchanged.
 */
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
          /** Invoice of the delivery, and the amount paid; where left out they stay. */
          nota_fiscal: lineSchema(lengths.nota_fiscal).optional(),
          data_nota_fiscal: civilDay.nullable().optional(),
          valor_pago_centavos: amount.nullable().optional(),
        }),
      )
      .min(1)
      .max(lengths.itens),
    ...seen,
  }),
  responses: { 200: order, 404: errorBody, 409: errorBody, 422: errorBody },
});
