import { largestAmount, requestLengths, requestStates } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Input } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../act-problem.tsx';
import styles from '../staff-list.module.css';
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

/** Form for the state of a request from now on, and for what its reader is told. */
export function HandleRequest({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const submission = useSubmission('handleRequest');
  const states = statesOf(request);
  const stateOf = (name: string) => states.find((one) => one === name) ?? 'em-andamento';
  const [state, setState] = useState<State>(stateOf(request.situacao));
  const [due, setDue] = useState(request.prazo ?? '');
  const [cost, setCost] = useState(request.custo?.valor_centavos ?? Number.NaN);
  const [answer, setAnswer] = useState('');
  const isProposed = state === 'custo-proposto';
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.tellUnread(event.currentTarget)) return;
    const isSaved = await submission.send({
      params: { id: String(request.codigo) },
      body: {
        situacao: state,
        andamento_visto: request.andamento_em,
        resposta: answer,
        ...(due !== '' && { prazo: due }),
        ...(isProposed && !Number.isNaN(cost) && { custo_centavos: cost }),
      },
    });
    if (isSaved) onDone(t('staffRequests.wasHandled', { id: request.codigo }));
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ActProblem problem={submission.problem} onDone={onDone} />
        <Select
          label={t('staffRequests.newState')}
          name="situacao"
          value={state}
          options={states.map((value) => ({ value, label: t(`requests.states.${value}`) }))}
          onChange={({ target }) => setState(stateOf(target.value))}
        />
        <TextField
          label={t('staffRequests.due')}
          name="prazo"
          type="date"
          value={due}
          error={submission.errorAt('prazo')}
          onChange={({ target }) => setDue(target.value)}
        />
        {isProposed && (
          <MoneyField
            label={t('requests.fields.custo_centavos')}
            description={t('staffRequests.costHint')}
            name="custo_centavos"
            least={1}
            most={largestAmount}
            value={cost}
            onChange={setCost}
          />
        )}
        {state === 'nao-finalizada' && request.custo?.aceito && (
          <p className={styles.facts}>{t('staffRequests.letsOff')}</p>
        )}
        <TextArea
          label={t('staffRequests.answer')}
          description={t('staffRequests.answerHint')}
          name="resposta"
          required={state === 'nao-finalizada'}
          maxLength={requestLengths.text}
          value={answer}
          error={submission.errorAt('resposta')}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" isPending={submission.isBusy}>
            {t('staffRequests.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
