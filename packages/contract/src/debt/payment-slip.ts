import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { amount, chosenDebts } from './debt.ts';

/**
 * Issues a slip, which proves no payment. 422 `ValorNaoConfere` with the right amount where `valor` is not what is
 * owed: the ledger has the price. 404 where nothing is owed to that library.
 */
export const issueSlip = endpoint({
  tag: 'debitos',
  access: 'patron',
  activity: activities.accountDebts,
  method: 'POST',
  path: '/unidade-informacao/gru',
  summary: 'A payment slip (PDF) over what the asker owes to a library',
  body: z.strictObject({
    /** Amount in centavos, as the asker saw it. */
    valor: amount,
    codBiblioteca: recordNumber,
    /** Numbers of the debts to the library that are to be paid; by default all. */
    debitos: chosenDebts.optional(),
  }),
  responses: {
    200: z.object({
      valor_centavos: z.number().int(),
      /** Number of the slip. */
      numero: z.number().int(),
      vence_em: z.iso.date(),
      /** Typed line of the bar code; null where the institution has none. */
      linha_digitavel: z.string().nullable(),
      arquivo: file,
    }),
    404: errorBody,
    422: errorBody,
  },
});
