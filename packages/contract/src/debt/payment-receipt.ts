import { z } from 'zod';
import { debtShape } from './debt.ts';
import { paymentMethods, paymentStates } from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { staffListAnswer, staffListQuery } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('payments'),
} as const;

const centavos = z.number().int();

/** Receipt as it was at payment, whenever it is asked for; later reversals stand apart. */
export const receipt = z.object({
  /** `submissao` that the payment was sent with. */
  recibo: z.uuid(),
  /** Number within its year, for people: '123/2026'. */
  numero: z.string(),
  nome_pessoa: z.string(),
  /** Library that has the money. */
  desc_biblioteca: z.string(),
  /** Library to which the debts were owed. */
  desc_biblioteca_credora: z.string(),
  /** Moment of the payment; from a bank statement, some moment of its day. */
  em: z.iso.datetime(),
  /** Member of staff; '' for a bank statement. */
  operador: z.string(),
  metodo: z.enum(paymentMethods),
  total_centavos: centavos,
  /** Amount still owed to the library afterwards. */
  saldo_centavos: centavos,
  /** Part of the payment that was reversed; 0 where it stands. */
  estornado_centavos: centavos,
  itens: z.array(
    z.object({
      ...debtShape,
      /** Amount left of the debt afterwards. */
      saldo_centavos: centavos,
      /** Part of the payment that went to the debt. */
      quitado_centavos: centavos,
    }),
  ),
});

const received = z.object({
  /** Receipt; null for bank statements of earlier releases, which gave none. */
  recibo: z.uuid().nullable(),
  /** Number within its year, for people: '123/2026'. */
  numero: z.string(),
  cod_pessoa: z.number().int(),
  nome_pessoa: z.string(),
  /** Library that has the money. */
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  /** Library to which the debts were owed. */
  desc_biblioteca_credora: z.string(),
  /** Moment of the payment; from a bank statement, some moment of its day. */
  em: z.iso.datetime(),
  /** Member of staff; null for a bank statement. */
  operador: z.string().nullable(),
  metodo: z.enum(paymentMethods),
  total_centavos: centavos,
  estornado_centavos: centavos,
  situacao: z.enum(paymentStates),
});

/** Lists payments. 422 `DatasInvertidas`. */
export const listReceivedPayments = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/pagamentos/recebidos',
  summary: 'Payments that the asker’s unit has received, the newest first, and what they come to',
  query: z.object({ ...staffListQuery, situacao: z.enum(paymentStates).optional() }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      contagem: z.array(z.object({ situacao: z.enum(paymentStates), total: z.number().int() })),
      /**
       * Sums over the whole list, in the chosen state, by method of payment. A reversal counts on its own day, whatever
       * the day of the payment; `total_centavos` is the difference, which may be negative.
       */
      por_metodo: z.array(
        z.object({
          metodo: z.enum(paymentMethods),
          recebido_centavos: centavos,
          estornado_centavos: centavos,
          total_centavos: centavos,
        }),
      ),
      recebidos: z.array(received),
    }),
    422: errorBody,
  },
});

export const getPaymentReceipt = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/pagamentos/recibos/{recibo}',
  summary: 'The receipt of a payment to the asker’s unit, to be printed again',
  params: z.object({ recibo: z.uuid() }),
  responses: { 200: receipt, 404: errorBody },
});
