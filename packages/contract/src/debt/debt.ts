import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { debtKinds, largestAmount } from './debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pixCode } from './pix.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';

/** Centavos, more than none. */
export const amount = z.number().int().min(1).max(largestAmount);

const centavos = z.number().int();

/** Item that was borrowed, as it was then. */
export const borrowedItem = z
  .object({
    cod_acervo: z.number().int(),
    /** '' where the catalogue has the title no more. */
    titulo: z.string(),
    /** Its page, or null. */
    rota: z.string().nullable(),
    codigo_barras: z.string(),
  })
  .meta({ id: 'BorrowedItem' });

/** A debt and what became of it. */
export const debtShape = z
  .object({
    codigo: z.number().int(),
    tipo_servico: z.enum(debtKinds),
    /** Text that staff wrote of the debt; '' of a fine, whose loan says all. */
    motivo: z.string(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    lancado_em: z.iso.datetime(),
    item: borrowedItem.nullable(),
    /** Day on which the item was expected back. */
    previsao_devolucao: z.iso.date().nullable(),
    data_devolucao: z.iso.datetime().nullable(),
    valor_centavos: centavos,
    desconto_centavos: centavos,
    pago_centavos: centavos,
    /** Moment of the last payment. */
    data_pagamento: z.iso.datetime().nullable(),
    saldo_centavos: centavos,
    /** Moment at which the charge was voided, as one made by mistake; null where it stands. */
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
      /** Debt from which on a person borrows nothing new. */
      limite_centavos: centavos,
      /** `GET /emprestimo/debitos-pendentes/{id}/pix` answers. */
      aceita_pix: z.boolean(),
      debitos: z.array(z.object(debtShape)),
      /** Charges that were voided and are not owed, the last voided first; at most 20. */
      anulados: z.array(z.object(debtShape)),
    }),
  },
});

/** 404 where the institution takes no Pix, or the debt is paid or somebody else's. No proof of payment. */
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

/** Numbers of debts that the asker has chosen, each once. */
export const chosenDebts = z
  .array(recordNumber)
  .min(1)
  .max(500)
  .transform((ids) => [...new Set(ids)]);

/**
 * Issues a code whose payment settles each of the debts, where it is what is
 * left of them then. 422 `ValorNaoConfere` with the right amount. 404 where
 * the institution takes no Pix, or any debt is paid or somebody else's.
 */
export const issuePixCode = endpoint({
  ...shared,
  method: 'POST',
  path: '/emprestimo/debitos-pendentes/pix',
  summary: 'One static BR Code over what is left of several debts, to whichever libraries',
  body: z.strictObject({
    /** Centavos, as the asker has seen it. */
    valor: z.number().int().min(1),
    debitos: chosenDebts,
  }),
  responses: { 200: z.object(pixCode), 404: errorBody, 422: errorBody },
});
