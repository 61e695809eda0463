import { historyTerms } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';

type ReadingHistory = Output<'getPrivacy'>['historico'];

/** Choice of how long past loans stay linked to the reader, and a button to delete them now. */
export function History({ history }: { readonly history: ReadingHistory }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setTerm] = useState<ReadingHistory['prazo'] | null>(null);
  const { send, isBusy, problem } = useSubmission('changeHistoryTerm');
  const term = chosen ?? history.prazo;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const done = await send({ body: { prazo: term } });
    if (!done) return;
    await askAgain(client, ['getPrivacy']);
    setTerm(null);
    showToast({ tone: 'success', words: t('privacy.history.saved') });
  };
  return (
    <section>
      <Stack gap={4}>
        <h2>{t('privacy.history.title')}</h2>
        <p>{t('privacy.history.lead')}</p>
        <p>
          {t('privacy.history.kept', { count: history.guardados })}
          {history.presos > 0 && ` ${t('privacy.history.held', { count: history.presos })}`}
        </p>
        <form method="post" onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <ProblemSummary problem={problem} />
            <RadioGroup
              label={t('privacy.history.legend')}
              options={historyTerms.map((value) => ({
                value,
                label: t(`privacy.history.terms.${value}`),
              }))}
              value={term}
              onChange={setTerm}
            />
            <p>
              {t('privacy.history.openStay')}
              {term === 'nunca' && ` ${t('privacy.history.returnedToday')}`}
            </p>
            <Cluster>
              <Button type="submit" variant="primary" isPending={isBusy}>
                {t('privacy.history.save')}
              </Button>
              <Clear isEmpty={history.guardados === 0} />
            </Cluster>
          </Stack>
        </form>
      </Stack>
    </section>
  );
}

function Clear({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy } = useAct('clearHistory');
  const clear = async () => {
    setOpen(false);
    const done = await act({});
    if (!done) return;
    await askAgain(client, ['getPrivacy']);
    showToast({ tone: 'success', words: t('privacy.history.cleared') });
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={isEmpty || undefined}
        isPending={isBusy}
        onClick={() => !isEmpty && setOpen(true)}
      >
        {t('privacy.history.clear')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('privacy.history.clearTitle')}
        confirmLabel={t('privacy.history.clear')}
        cancelLabel={t('privacy.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void clear()}
        onCancel={() => setOpen(false)}
      >
        {t('privacy.history.clearHint')}
      </ConfirmDialog>
    </>
  );
}
