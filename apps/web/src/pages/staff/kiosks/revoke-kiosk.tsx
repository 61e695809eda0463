import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { SeeNow } from '../../../parts/staff/act-problem.tsx';
import { ReasonForm } from '../../../parts/staff/reason-form.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

interface RevokeKioskProps {
  readonly id: number;
  readonly name: string;
  readonly onDone: DoneHandler;
}

/** Form that takes a kiosk out of service, with a reason and a confirmation. */
export function RevokeKiosk({ id, name, onDone }: RevokeKioskProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('revokeKiosk');
  const [reason, setReason] = useState<string | null>(null);
  const revoke = async () => {
    setReason(null);
    const done = await act({ params: { id: String(id) }, body: { motivo: reason ?? '' } });
    if (done) onDone(t('staffKiosks.revoked', { name }));
  };
  return (
    <Disclosure title={t('staffKiosks.revoke')}>
      <ReasonForm
        hint={t('staffKiosks.revokeHint')}
        action={t('staffKiosks.revoke')}
        isBusy={isBusy}
        problem={problem}
        remedy={<SeeNow problem={problem} onDone={onDone} />}
        onSend={setReason}
      />
      <ConfirmDialog
        isOpen={reason !== null}
        title={t('staffKiosks.ask', { name })}
        confirmLabel={t('staffKiosks.revoke')}
        cancelLabel={t('staffKiosks.cancel')}
        closeLabel={t('staffKiosks.cancel')}
        onConfirm={() => void revoke()}
        onCancel={() => setReason(null)}
      >
        <Stack gap={3}>
          <p>{t('staffKiosks.askText')}</p>
          {reason !== null && <p>{t('staffKiosks.askReason', { reason })}</p>}
        </Stack>
      </ConfirmDialog>
    </Disclosure>
  );
}
