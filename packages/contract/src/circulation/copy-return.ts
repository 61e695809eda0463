import { z } from 'zod';
import { copyStates } from './copy-state.ts';
import { lateness, openLoan } from '../loan/loan.ts';
import { scannedCopy, severalCopies } from './circulation-act.ts';

/** Destination of a copy that came in: its shelf, the hold shelf, or another library. */
export const destination = z
  .discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('estante') }),
    /** Hold shelf, for a hold or a request between libraries. */
    z.object({ tipo: z.literal('reserva'), retirar_ate: z.iso.date() }),
    z.object({
      tipo: z.literal('transito'),
      cod_biblioteca: z.number().int(),
      desc_biblioteca: z.string(),
    }),
  ])
  .meta({ id: 'Destination' });

/** Person who waits for a copy, by a hold or by a request between libraries. */
const waiting = z.object({
  nome_pessoa: z.string(),
  reserva: z.number().int().nullable(),
  solicitacao: z.number().int().nullable(),
});

/** Destination of a returned copy as staff see it: with the person who waits for it. */
const deskDestination = z
  .discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('estante') }),
    z.object({ tipo: z.literal('reserva'), retirar_ate: z.iso.date(), para: waiting }),
    z.object({
      tipo: z.literal('transito'),
      cod_biblioteca: z.number().int(),
      desc_biblioteca: z.string(),
      /** Person whom it travels for; null where it goes home. */
      para: waiting.nullable(),
    }),
  ])
  .meta({ id: 'DeskDestination' });

/** State of a copy when it was scanned. */
const estava = z.enum(copyStates);

/** Cost of a loan that ended with the loss of its copy, and the part of it that is still owed. */
const loss = z.object({
  cod_login: z.number().int(),
  nome_pessoa: z.string(),
  declarada_em: z.iso.datetime(),
  valor_centavos: z.number().int(),
  devido_centavos: z.number().int(),
});

const received = {
  /** Copy that was not on loan here: it came from elsewhere, or was found. */
  recebido: z.object({
    situacao: z.literal('recebido'),
    exemplar: scannedCopy,
    destino: destination,
  }),
  /** Copy that is where it belongs: nothing was done. */
  nao_emprestado: z.object({ situacao: z.literal('nao_emprestado'), exemplar: scannedCopy }),
};

/** Answer to a return. 404 `ExemplarNaoEncontrado`. */
export const deskReturnAnswer = z.discriminatedUnion('situacao', [
  z.object({
    situacao: z.literal('devolvido'),
    emprestimo: openLoan,
    /** Copy and its destination, both null where the copy has left the catalogue. */
    exemplar: scannedCopy.nullable(),
    nome_pessoa: z.string(),
    cod_login: z.number().int(),
    /** Late days that counted, and the fine and suspension that they cost. */
    atraso: lateness,
    destino: deskDestination.nullable(),
    devolvido_em: z.iso.datetime(),
    /** Library that took it back, and the member of staff who did. */
    desc_biblioteca: z.string(),
    operador: z.string(),
  }),
  received.recebido.extend({
    destino: deskDestination,
    estava,
    /** The charge for a copy that was declared lost here and has been found. */
    perda: loss.nullable(),
  }),
  received.nao_emprestado.extend({ destino: deskDestination, estava }),
  severalCopies,
]);

/** Answer of a kiosk to a return; it names neither the borrower nor the person who waits. */
export const kioskReturnAnswer = z.discriminatedUnion('situacao', [
  z.object({
    situacao: z.literal('devolvido'),
    titulo: z.string(),
    destino: destination.nullable(),
  }),
  received.recebido,
  received.nao_emprestado,
  severalCopies,
]);
