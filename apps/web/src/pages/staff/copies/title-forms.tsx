import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { askAgain } from '../../../api/query.ts';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { SeeNow } from '../act-problem.tsx';
import { ReasonForm } from '../payments/reason-form.tsx';
import type { DoneHandler } from '../use-done.ts';
import { copiesPath, type FoundTitle } from './copy.ts';

const emptyWork = { titulo: '', autor: '', isbn: '', ano: '' };

/** Form of a short record, for a title not yet catalogued, by what is known of it; then its copy is added. */
export function ShortRecordForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, isBusy, problem, errorAt } = useSubmission('addShortRecord');
  const [work, setWork] = useState(emptyWork);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ano = work.ano === '' ? null : Number(work.ano);
    const made = await send({ body: { ...work, ano } });
    if (!made) return;
    setWork(emptyWork);
    showToast({ tone: 'success', words: t('staffCopies.shortAdded') });
    void navigate(`${copiesPath}?acervo=${made.cod_acervo}`);
  };
  const fields = [
    ['titulo', t('fieldNames.titulo'), 300],
    ['autor', t('staffCopies.author'), 200],
    ['isbn', 'ISBN', 20],
  ] as const;
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <p>{t('staffCopies.shortHint')}</p>
        <ProblemSummary problem={problem} />
        {fields.map(([name, label, length]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            autoComplete="off"
            required={name === 'titulo'}
            maxLength={length}
            error={errorAt(name)}
            value={work[name]}
            onChange={({ target }) => setWork({ ...work, [name]: target.value })}
          />
        ))}
        <TextField
          label={t('staffCopies.year')}
          name="ano"
          type="number"
          data-year
          min={1000}
          max={2100}
          error={errorAt('ano')}
          value={work.ano}
          onChange={({ target }) => setWork({ ...work, ano: target.value })}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('staffCopies.addShort')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface TitleProps {
  readonly title: FoundTitle;
  readonly onDone: DoneHandler;
}

/** Withdrawn with its copies, or brought back with them where that is for staff to do. */
export function TitleActs({ title, onDone }: TitleProps) {
  const { t } = useTranslation();
  if (!title.retirado) return <WithdrawTitle title={title} onDone={onDone} />;
  if (title.pode_voltar) return <ReturnTitle title={title} onDone={onDone} />;
  return <p>{t('staffCopies.sourceWithdrew')}</p>;
}

function WithdrawTitle({ title, onDone }: TitleProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('withdrawTitle');
  const withdraw = async (motivo: string) => {
    const made = await send({ params: { id: String(title.cod_acervo) }, body: { motivo } });
    if (made) onDone(t('staffCopies.titleGone', { name: title.titulo }));
  };
  return (
    <Disclosure title={t('staffCopies.withdrawTitle')}>
      <ReasonForm
        hint={t('staffCopies.withdrawTitleHint')}
        action={t('staffCopies.withdrawTitle')}
        isBusy={isBusy}
        problem={problem}
        remedy={<SeeNow problem={problem} onDone={onDone} />}
        onSend={(reason) => void withdraw(reason)}
      />
    </Disclosure>
  );
}

function ReturnTitle({ title, onDone }: TitleProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('returnTitle');
  const bringBack = async () => {
    const made = await act({ params: { id: String(title.cod_acervo) } });
    if (!made) return;
    void askAgain(client, ['getStaffCopy']);
    onDone(t('staffCopies.titleBack', { name: title.titulo }));
  };
  return (
    <div>
      <p>{t('staffCopies.titleWithdrawn')}</p>
      <Button icon="renew" isPending={isBusy} onClick={() => void bringBack()}>
        {t('staffCopies.returnTitle')}
      </Button>
    </div>
  );
}
