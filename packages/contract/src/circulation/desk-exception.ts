import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { refusalMotives } from '../protocol/refusal-motive.ts';
import { modules } from '../protocol/module.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { openLoan } from '../loan/loan.ts';
import { deskCall } from './desk-call.ts';
import { exceptionReasonLength } from './desk-exception-limits.ts';

/**
 * Exception that is asked for: the refusals that were seen, all of which may be overridden, and
 * the reason to go on. Another refusal that has come since refuses again. 403 `SemPermissao` for
 * whoever has not been given that, `ExcecaoDeOutraUnidade` where it is another unit that lends.
 */
export const exception = z.strictObject({
  motivos: z.array(z.enum(refusalMotives)).min(1).max(refusalMotives.length),
  justificativa: lineSchema(exceptionReasonLength),
});

/** Exception that was made to a rule, as the card of a patron tells it. */
export const madeException = z.object({
  tipo: z.enum(['emprestimo', 'renovacao', 'prazo', 'reserva']),
  motivos: z.array(z.enum(refusalMotives)),
  justificativa: z.string(),
  em: z.iso.datetime(),
  /** '' where there is none such any more. */
  operador: z.string(),
});

const shared = {
  ...deskCall,
  permission: { module: modules.staff, activity: activities.staffExceptions },
  params: z.object({ id: recordId }),
} as const;

const dated = {
  200: z.object({
    emprestimo: openLoan,
    /** The fine that had come together and is not charged. */
    perdoado_centavos: z.number().int(),
  }),
  404: errorBody,
  422: errorBody,
};

/** 422 `RenovacaoRecusada` with every reason; `AcimaDoSeuLimite` as below. */
export const renewInSpite = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/emprestimos/{id}/renovacao',
  summary: 'Renews a loan of a copy of the asker’s unit in spite of what speaks against it',
  body: exception,
  responses: dated,
});

/**
 * From today on, on a day on which the library of the copy is open. Lateness till now is not charged any
 * more: 422 `AcimaDoSeuLimite` where that is more than the asker may let a person off.
 */
export const changeLoanDueDay = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/circulacao/emprestimos/{id}/prazo',
  summary: 'Gives a loan of a copy of the asker’s unit another due day, with a reason',
  body: z.strictObject({
    devolver_ate: civilDay,
    justificativa: lineSchema(exceptionReasonLength),
  }),
  responses: dated,
});
