import { suggestionLengths, suggestionStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { Suggestion } from './suggestion.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { useSuggestionAnswer } from './use-suggestion-answer.ts';

interface HandleFormProps {
  readonly suggestion: Suggestion;
  readonly onDone: DoneHandler;
}

/** Form for a suggestion's new state, and the answer to its author. Cancelling is confirmed. */
export function HandleForm({ suggestion, onDone }: HandleFormProps) {
  const answer = useSuggestionAnswer(suggestion, onDone);
  const parts = { suggestion, answer };
  return (
    <form className={styles.form} onSubmit={answer.submit}>
      <Stack gap={3}>
        <ActProblem problem={answer.problem} onDone={onDone} />
        <StateField {...parts} />
        <TitleField {...parts} />
        <AnswerField {...parts} />
        <SaveButton isBusy={answer.isBusy} />
      </Stack>
      <CancelDialog {...parts} />
    </form>
  );
}

interface AnswerProps {
  readonly suggestion: Suggestion;
  readonly answer: ReturnType<typeof useSuggestionAnswer>;
}

function StateField({ suggestion, answer: { state, setState } }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('staffSuggestions.newState')}
      name="situacao"
      value={state}
      options={suggestion.situacoes_possiveis.map((value) => ({
        value,
        label: t(`suggestion.states.${value}`),
      }))}
      onChange={({ target }) =>
        setState(suggestionStates.find((one) => one === target.value) ?? state)
      }
    />
  );
}

function TitleField({ answer: { problem, title, setTitle } }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffSuggestions.title')}
      description={t('staffSuggestions.titleHint')}
      optionalWord={t('libraryFields.optional')}
      name="cod_acervo"
      inputMode="numeric"
      maxLength={9}
      error={problemAt(problem, 'cod_acervo')}
      value={title}
      onChange={({ target }) => setTitle(target.value.replaceAll(/\D/g, ''))}
    />
  );
}

function AnswerField({ suggestion, answer: { answer, setAnswer } }: AnswerProps) {
  const { t } = useTranslation();
  if (!suggestion.pessoa.tem_email) return <p className={styles.facts}>{t('staffList.noMail')}</p>;
  return (
    <TextArea
      label={t('staffList.answer')}
      optionalWord={t('libraryFields.optional')}
      description={t('staffList.optionalMailHint')}
      name="resposta"
      maxLength={suggestionLengths.outras_inf}
      value={answer}
      onChange={({ target }) => setAnswer(target.value)}
    />
  );
}

function SaveButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('staffSuggestions.save')}
      </Button>
    </div>
  );
}

function CancelDialog({ suggestion, answer }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={answer.asksToCancel}
      title={t('staffSuggestions.cancelAsk')}
      confirmLabel={t('staffSuggestions.cancel')}
      cancelLabel={t('staffSuggestions.keep')}
      closeLabel={t('frame.close')}
      onConfirm={() => void answer.save()}
      onCancel={() => answer.setAsksToCancel(false)}
    >
      {t('staffSuggestions.cancelText', { title: suggestion.titulo })}
    </ConfirmDialog>
  );
}
