import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { debtKinds, largestAmount } from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pixCode } from './pix.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';

/** Positive amount in centavos. */
export const amount = z.number().int().min(1).max(largestAmount);

const centavos = z.number().int();

/** Borrowed item, as it was then. */
export const borrowedItem = z
  .object({
    cod_acervo: z.number().int(),
    /** Title; '' once the catalogue no longer has it. */
    titulo: z.string(),
    /** Address of its page, or null. */
    rota: z.string().nullable(),
    codigo_barras: z.string(),
  })
  .meta({ id: 'BorrowedItem' });

/** Debt and its payments. */
export const debtShape = z
  .object({
    codigo: z.number().int(),
    tipo_servico: z.enum(debtKinds),
    /** Reason that staff wrote; '' for a fine, which the loan explains. */
    motivo: z.string(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    lancado_em: z.iso.datetime(),
    item: borrowedItem.nullable(),
    /** Day on which the item was due. */
    previsao_devolucao: z.iso.date().nullable(),
    data_devolucao: z.iso.datetime().nullable(),
    valor_centavos: centavos,
    desconto_centavos: centavos,
    pago_centavos: centavos,
    /** Moment of the last payment. */
    data_pagamento: z.iso.datetime().nullable(),
    saldo_centavos: centavos,
    /** Moment at which the charge was voided as a mistake; null where it stands. */
    anulado_em: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Debt' }).shape;

const shared = { tag: 'debitos', access: 'patron', activity: activities.accountDebts } as const;

export const listDebts = endpoint({
  ...shared,
  method: 'GET',
  path: '/emprestimo/debitos-pendentes',
  summary: 'What the asker owes, the oldest first',
  responses: {
    200: z.object({
      total_centavos: centavos,
      /** Debt from which on the person borrows nothing new. */
      limite_centavos: centavos,
      /** Whether `GET /emprestimo/debitos-pendentes/{id}/pix` answers. */
      aceita_pix: z.boolean(),
      debitos: z.array(z.object(debtShape)),
      /** Voided charges, which are not owed, last voided first; at most 20. */
      anulados: z.array(z.object(debtShape)),
    }),
  },
});

/**
 * Gets a Pix code, which proves no payment. 404 where the institution takes no Pix, or the debt is paid or another
 * person's.
 */
export const getPixCode = endpoint({
  ...shared,
  method: 'GET',
  path: '/emprestimo/debitos-pendentes/{id}/pix',
  summary: 'A static BR Code over what is left of a debt, and its QR code',
  params: z.object({ id: recordId }),
  responses: {
    200: z.object({ codigo: z.number().int(), ...pixCode }),
    404: errorBody,
  },
});

/** Numbers of the debts chosen by the asker, each once. */
export const chosenDebts = z
  .array(recordNumber)
  .min(1)
  .max(500)
  .transform((ids) => [...new Set(ids)]);

/**
 * Issues a code whose payment settles each of the debts, provided that its amount is still what is left of them. 422
 * `ValorNaoConfere` with the right amount. 404 where the institution takes no Pix, or any debt is paid or another
 * person's.
 */
export const issuePixCode = endpoint({
  ...shared,
  method: 'POST',
  path: '/emprestimo/debitos-pendentes/pix',
  summary: 'One static BR Code over what is left of several debts, to whichever libraries',
  body: z.strictObject({
    /** Amount in centavos, as the asker saw it. */
    valor: z.number().int().min(1),
    debitos: chosenDebts,
  }),
  responses: { 200: z.object(pixCode), 404: errorBody, 422: errorBody },
});
