import { useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../../../api/query.ts';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { SeeNow } from '../../../parts/staff/act-problem.tsx';
import { ReasonForm } from '../../../parts/staff/reason-form.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import type { FoundTitle } from '../../../features/staff-copy/copy.ts';

interface TitleProps {
  readonly title: FoundTitle;
  readonly onDone: DoneHandler;
}

/** Buttons that withdraw a title with its copies, or restore it with them if staff may do so. */
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
