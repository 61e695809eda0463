import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { DeskHoldProps } from './hold.ts';
import styles from '../../../parts/staff/staff-list.module.css';
import { useNextWords } from './use-next-words.ts';

/** Form that cancels a hold, with the reason that its patron is told. */
export function HoldCancellation({ hold, onDone }: DeskHoldProps) {
  const { t } = useTranslation();
  const wordsOf = useNextWords();
  const { send: act, isBusy, problem } = useSubmission('cancelDeskHold');
  const [reason, setReason] = useState('');
  const isBlank = reason.trim() === '';
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlank) return;
    const done = await act({ params: { id: String(hold.codigo) }, body: { motivo: reason } });
    if (!done) return;
    const next = done.codigo_barras !== '' ? ` ${wordsOf(done.proxima)}` : '';
    onDone(`${t('holds.desk.cancelled')}${next}`);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <TextField
          label={t('holds.desk.reason')}
          name="motivo"
          error={problemAt(problem, 'motivo')}
          description={t('holds.desk.reasonHint')}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={isBlank} isPending={isBusy}>
            {t('holds.desk.cancelDo')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
