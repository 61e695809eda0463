import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { orderStates } from './suggestion-state.ts';

const count = z.number().int();
const state = z.enum(orderStates).meta({ id: 'OrderState' });

/** Fields of an order that everybody who sees it gets. */
export const orderWords = z
  .object({
    codigo: count,
    requisicao: z.string(),
    situacao: state,
    cod_biblioteca: count,
    desc_biblioteca: z.string(),
    /** Course, department or library that the order was made for. */
    solicitante: z.string(),
    titulo_estrangeiro: z.boolean(),
    /** Number of titles in the order. */
    quantidade_itens: count,
    /** Copies of all titles, ordered and arrived. */
    total_exemplares: count,
    total_entregue: count,
    data_criacao: z.iso.date(),
    data_cotacao: z.iso.date().nullable(),
    previsao_entrega: z.iso.date().nullable(),
  })
  .meta({ id: 'Order' }).shape;

/** Title of an order. */
export const orderedTitle = z
  .object({
    codigo: count,
    titulo: z.string(),
    autor: z.string(),
    exemplares: count,
    entregues: count,
  })
  .meta({ id: 'OrderedTitle' }).shape;

export const listOwnOrders = endpoint({
  tag: 'aquisicao',
  access: 'patron',
  method: 'GET',
  activity: activities.accountAcquisition,
  path: '/aquisicao/pedidos',
  summary: 'Purchase orders with something the asker suggested, the newest first',
  query: z.object({
    /** Span of days in which the order was made. */
    dataIni: unlessEmpty(civilDay),
    dataFim: unlessEmpty(civilDay),
    situacao: unlessEmpty(state),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      total: count,
      pagina: count,
      quantidade: count,
      pedidos: z.array(
        z.object({
          ...orderWords,
          /** Titles of the order that the asker suggested. */
          itens: z.array(z.object({ ...orderedTitle, cod_sugestao: count })),
        }),
      ),
    }),
    422: errorBody,
  },
});
