import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import type { Registration, RegistrationProps } from './registration.ts';

function useRefusing({ protocolo, nome: name }: Registration) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('refuseRegistration');
  const [asks, setAsks] = useState(false);
  const refuse = async () => {
    setAsks(false);
    if (!(await act({ params: { id: String(protocolo) } }))) return;
    showToast({ tone: 'success', words: t('selfRegistration.refused', { name }) });
    void askAgain(client, ['listRegistrations']);
  };
  return { refuse, isBusy, asks, setAsks };
}

/** Button that refuses a registration, after asking. */
export function RegistrationRefusal({ registration }: RegistrationProps) {
  const { t } = useTranslation();
  const { refuse, isBusy, asks, setAsks } = useRefusing(registration);
  return (
    <div>
      <Button variant="quiet" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('selfRegistration.refuse')}
      </Button>
      <RefuseDialog
        isOpen={asks}
        name={registration.nome}
        onConfirm={() => void refuse()}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}

interface RefuseDialogProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function RefuseDialog({ name, ...asking }: RefuseDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...asking}
      title={t('selfRegistration.refuseAsk', { name })}
      confirmLabel={t('selfRegistration.refuse')}
      cancelLabel={t('people.cancel')}
      closeLabel={t('frame.close')}
    >
      {t('selfRegistration.refuseText')}
    </ConfirmDialog>
  );
}
