import { requestStates } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Input } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { HandledRequest, RequestEntryProps } from './handled-request.ts';

type State = Input<'handleRequest'>['body']['situacao'];

/** Lists the states staff may give a request: an accepted cost stays, and a card ends by being approved. */
function statesOf({ tipo, custo }: HandledRequest): readonly State[] {
  return requestStates.filter(
    (state): state is State =>
      state !== 'aguardando' &&
      (state !== 'custo-proposto' || custo?.aceito !== true) &&
      (state !== 'finalizada' || tipo !== 'ficha-catalografica'),
  );
}

/** Keeps the draft of a request's progress, and sends it; the cost only if one is proposed. */
export function useRequestProgress({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const submission = useSubmission('handleRequest');
  const states = statesOf(request);
  const stateOf = (name: string) => states.find((one) => one === name) ?? 'em-andamento';
  const [draft, setDraft] = useState(() => draftOf(request, stateOf(request.situacao)));
  const change = (part: Partial<ProgressDraft>) => setDraft((before) => ({ ...before, ...part }));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.tellUnread(event.currentTarget)) return;
    const { codigo, andamento_em } = request;
    const body = { ...bodyOf(draft), andamento_visto: andamento_em };
    const isSaved = await submission.send({ params: { id: String(codigo) }, body });
    if (isSaved) onDone(t('staffRequests.wasHandled', { id: codigo }));
  };
  return { ...submission, states, stateOf, draft, change, save };
}

interface ProgressDraft {
  readonly state: State;
  /** YYYY-MM-DD, or ''. */
  readonly due: string;
  /** Cost in centavos; NaN if none is written. */
  readonly cost: number;
  readonly answer: string;
}

function draftOf({ prazo, custo }: HandledRequest, state: State): ProgressDraft {
  return { state, due: prazo ?? '', cost: custo?.valor_centavos ?? Number.NaN, answer: '' };
}

function bodyOf({ state, due, cost, answer }: ProgressDraft) {
  const isProposed = state === 'custo-proposto';
  return {
    situacao: state,
    resposta: answer,
    ...(due !== '' && { prazo: due }),
    ...(isProposed && !Number.isNaN(cost) && { custo_centavos: cost }),
  };
}
