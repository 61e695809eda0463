import { z } from 'zod';
import { lateness, openLoan } from '../loan/loan.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { writtenLine } from '../protocol/written-text.ts';

/** A bar code as it was scanned, and which of the copies that bear it where somebody has said. */
export const scan = {
  codigo_barras: writtenLine(100),
  cod_exemplar: recordNumber.optional(),
};

/** A copy as it is told apart from others with the same bar code. */
const scannedCopy = z.object({
  cod_exemplar: z.number().int(),
  codigo_barras: z.string(),
  cod_acervo: z.number().int(),
  titulo: z.string(),
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
});

/** Several copies bear the bar code, none or several of them here: the same again with one of them. */
const several = z.object({
  situacao: z.literal('varios'),
  exemplares: z.array(scannedCopy),
});

/** 404 `ExemplarNaoEncontrado`; 422 `EmprestimoRecusado` with every reason. */
export const lendAnswer = z
  .discriminatedUnion('situacao', [
    z.object({ situacao: z.literal('emprestado'), emprestimo: openLoan }),
    several,
  ])
  .meta({ id: 'LendAnswer' });

/** Where a copy that came in goes. */
export const destination = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('estante') }),
  /** To the hold shelf, for a hold or a request between libraries. */
  z.object({ tipo: z.literal('reserva'), retirar_ate: z.iso.date() }),
  z.object({
    tipo: z.literal('transito'),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
  }),
]);

const received = {
  /** Nobody had it on loan here: it came from elsewhere, or was found. */
  recebido: z.object({
    situacao: z.literal('recebido'),
    exemplar: scannedCopy,
    destino: destination,
  }),
  /** It is where it belongs: nothing was done. */
  nao_emprestado: z.object({ situacao: z.literal('nao_emprestado'), exemplar: scannedCopy }),
};

/** 404 `ExemplarNaoEncontrado`. */
export const deskReturnAnswer = z.discriminatedUnion('situacao', [
  z.object({
    situacao: z.literal('devolvido'),
    emprestimo: openLoan,
    nome_pessoa: z.string(),
    cod_login: z.number().int(),
    /** What was charged. */
    atraso: lateness,
    /** Null: the copy has left the catalogue. */
    destino: destination.nullable(),
    /** For whom it goes to the hold shelf. */
    reservado_para: z.string().nullable(),
    devolvido_em: z.iso.datetime(),
    /** Where it was taken back, and by whom of the staff. */
    desc_biblioteca: z.string(),
    operador: z.string(),
  }),
  received.recebido,
  received.nao_emprestado,
  several,
]);

/** The same without a word of who had it, or who waits. */
export const kioskReturnAnswer = z.discriminatedUnion('situacao', [
  z.object({
    situacao: z.literal('devolvido'),
    titulo: z.string(),
    destino: destination.nullable(),
  }),
  received.recebido,
  received.nao_emprestado,
  several,
]);
