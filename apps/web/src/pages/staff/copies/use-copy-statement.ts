import type { SaidCopyState } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { nameOf, type WholeCopy } from '../../../features/staff-copy/copy.ts';

export interface CopyStatementInput {
  readonly copy: WholeCopy;
  readonly onDone: DoneHandler;
}

/** Keeps a copy's new state and a note, and sends them; a withdrawal is confirmed first. */
export function useCopyStatement(
  { copy, onDone }: CopyStatementInput,
  first: SaidCopyState | undefined,
) {
  const { send, isBusy, problem } = useSubmission('sayCopyState');
  const written = useWritten(first);
  const { state, note, setNote, setAsking } = written;
  const chosen = state && copy.pode_ficar.includes(state) ? state : first;
  const tell = useTelling(onDone);
  const say = async () => {
    setAsking(false);
    if (chosen === undefined) return;
    const params = { id: String(copy.cod_exemplar) };
    const made = await send({ params, body: { situacao: chosen, nota: note } });
    if (!made) return;
    setNote('');
    tell(made);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === 'baixado') setAsking(true);
    else void say();
  };
  return { ...written, chosen, isBusy, problem, say, submit };
}

/** Reports the new state of a copy. */
function useTelling(onDone: DoneHandler) {
  const { t } = useTranslation();
  return (copy: Output<'sayCopyState'>) => {
    const words = { name: nameOf(copy), state: t(`staffCopies.states.${copy.situacao}`) };
    onDone(t('staffCopies.said', words));
  };
}

function useWritten(first: SaidCopyState | undefined) {
  const [state, setState] = useState(first);
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  return { state, setState, note, setNote, isAsking, setAsking };
}
