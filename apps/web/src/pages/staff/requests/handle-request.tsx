import { largestAmount, requestLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { RequestEntryProps } from './handled-request.ts';
import { useRequestProgress } from './use-request-progress.ts';

/** Form for the new state of a request, and the answer to its reader. */
export function HandleRequest({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const progress = useRequestProgress({ request, onDone });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void progress.save(event)}>
      <Stack gap={3}>
        <ActProblem problem={progress.problem} onDone={onDone} />
        <StateField progress={progress} />
        <TermField progress={progress} />
        <CostField progress={progress} />
        {progress.draft.state === 'nao-finalizada' && request.custo?.aceito && (
          <p className={styles.facts}>{t('staffRequests.letsOff')}</p>
        )}
        <AnswerField progress={progress} />
        <SaveButton progress={progress} />
      </Stack>
    </form>
  );
}

interface ProgressProps {
  readonly progress: ReturnType<typeof useRequestProgress>;
}

function StateField({ progress: { states, stateOf, draft, change } }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('staffRequests.newState')}
      name="situacao"
      value={draft.state}
      options={states.map((value) => ({ value, label: t(`requests.states.${value}`) }))}
      onChange={({ target }) => change({ state: stateOf(target.value) })}
    />
  );
}

function TermField({ progress: { draft, change, errorAt } }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffRequests.due')}
      name="prazo"
      type="date"
      value={draft.due}
      error={errorAt('prazo')}
      onChange={({ target }) => change({ due: target.value })}
    />
  );
}

function CostField({ progress: { draft, change } }: ProgressProps) {
  const { t } = useTranslation();
  if (draft.state !== 'custo-proposto') return null;
  return (
    <MoneyField
      label={t('requests.fields.custo_centavos')}
      description={t('staffRequests.costHint')}
      name="custo_centavos"
      least={1}
      most={largestAmount}
      value={draft.cost}
      onChange={(cost) => change({ cost })}
    />
  );
}

function AnswerField({ progress: { draft, change, errorAt } }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('staffRequests.answer')}
      description={t('staffRequests.answerHint')}
      name="resposta"
      required={draft.state === 'nao-finalizada'}
      maxLength={requestLengths.text}
      value={draft.answer}
      error={errorAt('resposta')}
      onChange={({ target }) => change({ answer: target.value })}
    />
  );
}

function SaveButton({ progress: { isBusy } }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('staffRequests.save')}
      </Button>
    </div>
  );
}
