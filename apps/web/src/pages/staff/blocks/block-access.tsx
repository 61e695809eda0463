import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { SeeNow } from '../../../parts/staff/act-problem.tsx';
import { ReasonForm } from '../../../parts/staff/reason-form.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

interface BlockAccessProps {
  readonly id: number;
  readonly named: string;
  readonly onDone: DoneHandler;
}

/** Form that blocks a reader's access, with a reason and a confirmation. */
export function BlockAccess({ id, named, onDone }: BlockAccessProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('changeAccessBlock');
  const [reason, setReason] = useState<string | null>(null);
  const block = async () => {
    setReason(null);
    const body = { bloqueio: true as const, motivo: reason ?? '' };
    const done = await act({ params: { id: String(id) }, body });
    if (done) onDone(t('accessBlocks.nowBlocked', { name: named }));
  };
  return (
    <Disclosure title={t('accessBlocks.block', { name: named })}>
      <ReasonForm
        hint={t('accessBlocks.reasonHint')}
        action={t('accessBlocks.toBlock')}
        isBusy={isBusy}
        problem={problem}
        remedy={<SeeNow problem={problem} onDone={onDone} />}
        onSend={setReason}
      />
      <ConfirmDialog
        isOpen={reason !== null}
        title={t('accessBlocks.ask', { name: named })}
        confirmLabel={t('accessBlocks.toBlock')}
        cancelLabel={t('accessBlocks.keep')}
        closeLabel={t('accessBlocks.keep')}
        onConfirm={() => void block()}
        onCancel={() => setReason(null)}
      >
        <Stack gap={3}>
          <p>{t('accessBlocks.askText')}</p>
          {reason !== null && <p>{t('accessBlocks.reason', { reason })}</p>}
        </Stack>
      </ConfirmDialog>
    </Disclosure>
  );
}
