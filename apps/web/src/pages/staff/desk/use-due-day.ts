import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import type { DeskLoan } from './desk-patron.ts';

/** Keeps the written day and reason, and sends them. */
export function useDueDay(loan: DeskLoan, onDated: (dated: Output<'changeLoanDueDay'>) => void) {
  const { send, ...submission } = useSubmission('changeLoanDueDay');
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(loan.codigo) };
    const dated = await send({ params, body: { devolver_ate: day, justificativa: reason } });
    if (dated) onDated(dated);
  };
  return { ...submission, day, setDay, reason, setReason, change };
}
