import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { totalOf, type WholeInventory } from './inventory.ts';

export interface InventoryProps {
  readonly inventory: WholeInventory;
  readonly onDone: () => void;
}

interface InventoryActsProps extends InventoryProps {
  /** Sends the codes in the form, which belong to the inventory and so go before what is done to it. */
  readonly onSendScans: () => Promise<boolean>;
}

/** Buttons that end an inventory or save it as a file. */
export function InventoryActs({ inventory, onSendScans, onDone }: InventoryActsProps) {
  const { t } = useTranslation();
  const params = { id: String(inventory.codigo) };
  const end = useAct('endInventory');
  const file = useAct('exportInventory');
  const [asks, setAsks] = useState(false);
  const missing = totalOf(inventory, 'faltando');
  const ask = async () => setAsks(await onSendScans());
  const finish = async () => {
    setAsks(false);
    // Some may have come since it was asked.
    if ((await onSendScans()) && (await end.act({ params }))) onDone();
  };
  const save = async () => {
    const made = (await onSendScans()) ? await file.act({ params }) : null;
    if (made) saveFile(made);
  };
  return (
    <Cluster>
      <Button icon="download" isPending={file.isBusy} onClick={() => void save()}>
        {t('inventories.csv')}
      </Button>
      {!inventory.encerrado_em && (
        <Button isPending={end.isBusy} onClick={() => void ask()}>
          {t('inventories.end')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asks}
        title={t('inventories.endAsk')}
        confirmLabel={t('inventories.end')}
        cancelLabel={t('inventories.goOn')}
        closeLabel={t('frame.close')}
        onConfirm={() => void finish()}
        onCancel={() => setAsks(false)}
      >
        {t('inventories.endText', { count: missing })}
      </ConfirmDialog>
    </Cluster>
  );
}
