import type { SuggestionState } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { linkOf, linkSaid, type Suggestion } from './suggestion.ts';

/** Keeps the new state, answer and title of a suggestion, and sends them; cancelling is confirmed first. */
export function useSuggestionAnswer(suggestion: Suggestion, onDone: DoneHandler) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('handleAcquisitionSuggestion');
  const written = useWritten(suggestion);
  const [asksToCancel, setAsksToCancel] = useState(false);
  const { state } = written;
  const save = async () => {
    setAsksToCancel(false);
    const isSaved = await send(callOf(suggestion, written));
    const words = { state: t(`suggestion.states.${state}`) };
    if (isSaved) onDone(t('staffSuggestions.wasHandled', words));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'cancelada') setAsksToCancel(true);
    else void save();
  };
  return { ...written, isBusy, problem, submit, save, asksToCancel, setAsksToCancel };
}

function useWritten(suggestion: Suggestion) {
  const [state, setState] = useState<SuggestionState>(suggestion.situacao);
  const [answer, setAnswer] = useState('');
  const [title, setTitle] = useState(linkOf(suggestion));
  return { state, setState, answer, setAnswer, title, setTitle };
}

type WrittenAnswer = Pick<ReturnType<typeof useWritten>, 'state' | 'answer' | 'title'>;

function callOf(suggestion: Suggestion, { state, answer, title }: WrittenAnswer) {
  return {
    params: { id: String(suggestion.codigo) },
    body: {
      situacao: state,
      andamento_visto: suggestion.andamento?.em ?? null,
      resposta: answer,
      ...linkSaid(suggestion, title),
    },
  };
}
