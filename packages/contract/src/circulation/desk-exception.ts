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
 * Exception that is asked for: the refusals that were seen, all of them overridable, and the reason for it. Any refusal
 * that has come since refuses again. 403 `SemPermissao` for staff without this permission, `ExcecaoDeOutraUnidade`
 * where another unit lends.
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
  /** Name of the member of staff; '' where the login is gone. */
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
    /** Fine that had accrued and is not charged. */
    perdoado_centavos: z.number().int(),
  }),
  404: errorBody,
  422: errorBody,
};

/** Renews in spite of a rule. 422 `RenovacaoRecusada` with every reason; `AcimaDoSeuLimite` as below. */
export const renewInSpite = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/circulacao/emprestimos/{id}/renovacao',
  summary: 'Renews a loan of a copy of the asker’s unit in spite of what speaks against it',
  body: exception,
  responses: dated,
});

/**
 * Moves the due day, to today or later, on a day on which the copy's library is open. The lateness so far is no longer
 * charged: 422 `AcimaDoSeuLimite` where its fine is above the asker's limit for discounts.
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
