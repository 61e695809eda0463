import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { amount, chosenDebts } from './debt.ts';

/**
 * 422 `ValorNaoConfere` with the right amount where `valor` is not what is owed: the ledger has the
 * price. 404 where nothing is owed to that library. No proof of payment.
 */
export const issueSlip = endpoint({
  tag: 'debitos',
  access: 'patron',
  activity: activities.accountDebts,
  method: 'POST',
  path: '/unidade-informacao/gru',
  summary: 'A payment slip (PDF) over what the asker owes to a library',
  body: z.strictObject({
    /** Centavos, as the asker has seen it. */
    valor: amount,
    codBiblioteca: recordNumber,
    /** Numbers of the debts to the library that are meant; left out: all. */
    debitos: chosenDebts.optional(),
  }),
  responses: {
    200: z.object({
      valor_centavos: z.number().int(),
      /** Number of the slip. */
      numero: z.number().int(),
      vence_em: z.iso.date(),
      /** The typed line of its bar code; null where the institution has none. */
      linha_digitavel: z.string().nullable(),
      arquivo: file,
    }),
    404: errorBody,
    422: errorBody,
  },
});
