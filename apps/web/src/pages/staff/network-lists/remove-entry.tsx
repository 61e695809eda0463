import { useState } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { EntryProps } from './entry.ts';

/** Button that removes an entry without references, after asking; a refusal names new ones. */
export function RemoveEntry({ list, entry, onDone }: Omit<EntryProps, 'options'>) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('removeNetworkEntry');
  const [asks, setAsks] = useState(false);
  const name = entry.nome;
  const remove = async () => {
    setAsks(false);
    const made = await send({ params: { lista: list, id: String(entry.codigo) } });
    if (made) onDone(t('networkLists.removed', { name }));
  };
  return (
    <div>
      <ActProblem problem={problem} onDone={onDone} />
      <Button variant="quiet" icon="trash" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('networkLists.remove')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('networkLists.removeAsk', { name })}
        confirmLabel={t('networkLists.remove')}
        cancelLabel={t('networkLists.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        {t('networkLists.removeText')}
      </ConfirmDialog>
    </div>
  );
}
