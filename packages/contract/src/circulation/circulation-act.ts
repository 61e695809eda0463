import { z } from 'zod';
import { openLoan } from '../loan/loan.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { lineSchema } from '../protocol/text-schema.ts';

/** A bar code as it was scanned, and which of the copies that bear it where somebody has said. */
export const scan = {
  codigo_barras: lineSchema(100),
  cod_exemplar: recordNumber.optional(),
};

/** A copy as it is told apart from others with the same bar code. */
export const scannedCopy = z.object({
  cod_exemplar: z.number().int(),
  codigo_barras: z.string(),
  cod_acervo: z.number().int(),
  titulo: z.string(),
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  numero_chamada: z.string(),
  /** Its shelf; null where none is known. */
  localizacao: z.string().nullable(),
});

/** Several copies bear the bar code, none or several of them here: the same again with one of them. */
export const severalCopies = z
  .object({
    situacao: z.literal('varios'),
    exemplares: z.array(scannedCopy),
  })
  .meta({ id: 'SeveralCopies' });

/** 404 `ExemplarNaoEncontrado`; 422 `EmprestimoRecusado` with every reason. */
export const lendAnswer = z
  .discriminatedUnion('situacao', [
    z.object({ situacao: z.literal('emprestado'), emprestimo: openLoan }),
    severalCopies,
  ])
  .meta({ id: 'LendAnswer' });
