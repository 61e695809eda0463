import type { Translate } from '@estante/phrases/translator';
import { useState, type SubmitEvent } from 'react';
import { missingProblem } from '../../../api/problem.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { bodyOfDraft, draftOf, missingOrderFields } from './order-draft.ts';
import type { Order } from './order.ts';

/** Keeps the new state and particulars of an order, and sends them; ending it is confirmed first. */
export function useOrderChange(order: Order, onDone: DoneHandler) {
  const { t } = useTranslation();
  const submission = useSubmission('changePurchaseOrder');
  const { draft, state, setAsksToEnd, ...written } = useWritten(order);
  const save = async () => {
    setAsksToEnd(false);
    const answer = await submission.send(callOf(order, draft, state));
    if (answer) onDone(t('purchaseOrders.wasSaved', { state: t(`suggestion.states.${state}`) }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.tellUnread(event.currentTarget)) return;
    const missing = missingOf(draft, t);
    if (missing) submission.tell(missing);
    else if (endsBy(order, state)) setAsksToEnd(true);
    else void save();
  };
  return { ...submission, ...written, draft, state, setAsksToEnd, submit, save };
}

function useWritten(order: Order) {
  const [draft, setDraft] = useState(() => draftOf(order));
  const [state, setState] = useState(order.situacao);
  const [asksToEnd, setAsksToEnd] = useState(false);
  return { draft, setDraft, state, setState, asksToEnd, setAsksToEnd };
}

type Draft = ReturnType<typeof draftOf>;
type State = Order['situacao'];

function callOf(order: Order, draft: Draft, state: State) {
  return {
    params: { id: String(order.codigo) },
    body: { ...bodyOfDraft(draft), situacao: state, mudado_visto: order.mudado_em },
  };
}

function missingOf(draft: Draft, t: Translate): FormProblem | null {
  const missing = missingOrderFields(draft);
  if (missing.length === 0) return null;
  const fields = missing.map((name) => ({ name, label: t(`purchaseOrders.fields.${name}`) }));
  return missingProblem(fields, t);
}

/** Whether the chosen state ends an order that was open before. */
function endsBy(order: Order, state: State): boolean {
  const isEnd = state === 'cancelada' || state === 'finalizada-incompleta';
  return isEnd && state !== order.situacao;
}
