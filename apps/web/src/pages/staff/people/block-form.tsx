import { useState } from 'react';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ReasonForm } from '../../../parts/staff/reason-form.tsx';
import type { Link, OnDone } from './person.ts';

interface BlockProps {
  readonly link: Link;
  readonly onDone: OnDone;
}

/** Form that blocks a link with a reason, until a day or until it is lifted. */
export function Block({ link, onDone }: BlockProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('changeAccessBlock');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const block = async () => {
    setReason(null);
    const body = { bloqueio: true as const, motivo: reason ?? '', ate: until };
    const done = await send({ params: { id: String(link.cod_login) }, body });
    if (done) onDone(t('accessBlocks.nowBlocked', { name: link.usuario }));
  };
  return (
    <Disclosure title={t('people.block')}>
      <ReasonForm
        hint={t('accessBlocks.reasonHint')}
        action={t('accessBlocks.toBlock')}
        isBusy={isBusy}
        problem={problem}
        onSend={setReason}
      >
        <TextField
          label={t('accessBlocks.until')}
          description={t('accessBlocks.untilHint')}
          name="ate"
          type="date"
          error={errorAt('ate')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </ReasonForm>
      <ConfirmDialog
        isOpen={reason !== null}
        title={t('accessBlocks.ask', { name: link.usuario })}
        confirmLabel={t('accessBlocks.toBlock')}
        cancelLabel={t('accessBlocks.keep')}
        closeLabel={t('accessBlocks.keep')}
        onConfirm={() => void block()}
        onCancel={() => setReason(null)}
      >
        {t('accessBlocks.askText')}
      </ConfirmDialog>
    </Disclosure>
  );
}

export function Unblock({ link, onDone }: BlockProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('changeAccessBlock');
  const unblock = async () => {
    const done = await act({ params: { id: String(link.cod_login) }, body: { bloqueio: false } });
    if (done) onDone(t('accessBlocks.nowFree', { name: link.usuario }));
  };
  return (
    <div>
      <Button isPending={isBusy} onClick={() => void unblock()}>
        {t('people.unblock')}
      </Button>
    </div>
  );
}
