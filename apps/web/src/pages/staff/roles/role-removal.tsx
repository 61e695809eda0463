import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import type { Roles } from './role-tasks.tsx';

export type StaffRole = Roles['papeis'][number];

/** Button that removes an unassigned role, after asking. */
export function RoleRemoval({
  role,
  onDone,
}: {
  readonly role: StaffRole;
  readonly onDone: DoneHandler;
}) {
  const { t } = useTranslation();
  const { remove, isBusy, asks, setAsks } = useRemoving(role, onDone);
  return (
    <div>
      <Button variant="quiet" icon="trash" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('staffRoles.remove')}
      </Button>
      <RemoveDialog name={role.nome} isOpen={asks} onConfirm={remove} onClose={setAsks} />
    </div>
  );
}

function useRemoving(role: StaffRole, onDone: DoneHandler) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('removeStaffRole');
  const [asks, setAsks] = useState(false);
  const remove = async () => {
    setAsks(false);
    const done = await act({ params: { id: String(role.codigo) } });
    if (done) onDone(t('staffRoles.removed', { name: role.nome }));
  };
  return { remove, isBusy, asks, setAsks };
}

interface RemoveDialogProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: (isOpen: false) => void;
}

function RemoveDialog({ name, isOpen, onConfirm, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('staffRoles.removeAsk', { name })}
      confirmLabel={t('staffRoles.remove')}
      cancelLabel={t('people.cancel')}
      closeLabel={t('frame.close')}
      onConfirm={() => void onConfirm()}
      onCancel={() => onClose(false)}
    >
      {t('staffRoles.removeText')}
    </ConfirmDialog>
  );
}
