import { z } from 'zod';
import { openLoan } from '../loan/loan.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { lineSchema } from '../protocol/text-schema.ts';

/** Scanned bar code, and which of several copies with it was chosen, if any. */
export const scan = {
  codigo_barras: lineSchema(100),
  cod_exemplar: recordNumber.optional(),
};

/** Copy with the data that tell it from others of the same bar code. */
export const scannedCopy = z.object({
  cod_exemplar: z.number().int(),
  codigo_barras: z.string(),
  cod_acervo: z.number().int(),
  titulo: z.string(),
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  numero_chamada: z.string(),
  /** Shelf of the copy; null where unknown. */
  localizacao: z.string().nullable(),
});

/** Several copies have the bar code, none or more than one of them here: the call is repeated with one of them. */
export const severalCopies = z
  .object({
    situacao: z.literal('varios'),
    exemplares: z.array(scannedCopy),
  })
  .meta({ id: 'SeveralCopies' });

/** Answer to a loan. 404 `ExemplarNaoEncontrado`; 422 `EmprestimoRecusado` with every reason. */
export const lendAnswer = z
  .discriminatedUnion('situacao', [
    z.object({ situacao: z.literal('emprestado'), emprestimo: openLoan }),
    severalCopies,
  ])
  .meta({ id: 'LendAnswer' });
