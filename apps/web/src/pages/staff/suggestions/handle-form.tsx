import { suggestionLengths, suggestionStates, type SuggestionState } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../act-problem.tsx';
import styles from '../staff-list.module.css';
import { linkOf, linkSaid, type Suggestion } from './suggestion.ts';
import type { DoneHandler } from '../use-done.ts';

interface HandleFormProps {
  readonly suggestion: Suggestion;
  readonly onDone: DoneHandler;
}

/** Form for a suggestion's state from now on, and what its suggester is told. Cancelling is asked about. */
export function HandleForm({ suggestion, onDone }: HandleFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('handleAcquisitionSuggestion');
  const [state, setState] = useState<SuggestionState>(suggestion.situacao);
  const [answer, setAnswer] = useState('');
  const [title, setTitle] = useState(linkOf(suggestion));
  const [asksToCancel, setAsksToCancel] = useState(false);

  const save = async () => {
    setAsksToCancel(false);
    const isSaved = await act({
      params: { id: String(suggestion.codigo) },
      body: {
        situacao: state,
        andamento_visto: suggestion.andamento?.em ?? null,
        resposta: answer,
        ...linkSaid(suggestion, title),
      },
    });
    if (isSaved)
      onDone(t('staffSuggestions.wasHandled', { state: t(`suggestion.states.${state}`) }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'cancelada') setAsksToCancel(true);
    else void save();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
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
        {suggestion.pessoa.tem_email ? (
          <TextArea
            label={t('staffList.answer')}
            optionalWord={t('libraryFields.optional')}
            description={t('staffList.optionalMailHint')}
            name="resposta"
            maxLength={suggestionLengths.outras_inf}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        ) : (
          <p className={styles.facts}>{t('staffList.noMail')}</p>
        )}
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('staffSuggestions.save')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={asksToCancel}
        title={t('staffSuggestions.cancelAsk')}
        confirmLabel={t('staffSuggestions.cancel')}
        cancelLabel={t('staffSuggestions.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void save()}
        onCancel={() => setAsksToCancel(false)}
      >
        {t('staffSuggestions.cancelText', { title: suggestion.titulo })}
      </ConfirmDialog>
    </form>
  );
}
