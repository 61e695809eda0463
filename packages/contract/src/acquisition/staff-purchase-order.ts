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

/** Cost of a title of an order: '' and null where it is not told. Readers are not told any of it. */
const cost = {
  fornecedor: z.string(),
  /** Price of one copy, as it was ordered. */
  preco_unitario_centavos: centavos.nullable(),
  /** The number of the order at the supplier, or of the money set aside for it. */
  empenho: z.string(),
  nota_fiscal: z.string(),
  data_nota_fiscal: z.iso.date().nullable(),
  /** For all that came of it. */
  valor_pago_centavos: centavos.nullable(),
};

const order = z
  .object({
    ...orderWords,
    /** States that may be set next, besides those that come of deliveries; its own among them. */
    situacoes_possiveis: z.array(state),
    recebe_entregas: z.boolean(),
    mudado_em: z.iso.datetime(),
    itens: z.array(
      z.object({
        ...orderedTitle,
        ...cost,
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
          /** '' where none is told. */
          fornecedor: z.string(),
          situacao: state,
          titulos: count,
          /** Number of the foreseen `titulos` that have no price. */
          sem_preco: count,
          /** Sum of what was ordered, at its price, without what will not come. */
          previsto_centavos: centavos,
          /** Sum that cancelled orders, and those that ended before all had come, would have cost. */
          nao_vira_centavos: centavos,
          pago_centavos: centavos,
        }),
      ),
      /** Suppliers that were named last in orders the asker sees, by their names. */
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
    /** Cut: there are more titles than a file has. */
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
        /** Copies that were asked for; 1 where no teacher said. */
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

/** In whatever state: an order that has ended is evidence too. Values of a title that are not told stay. */
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
 * Said twice it is the same: the number is of all that has come, not of what came now. Of an order
 * that ended before all had come invoices and payments are said, with the numbers that stand.
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
          /** The invoice it came with, and what was paid; left out they stay as they are. */
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
