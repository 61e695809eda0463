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
  /** Sends the codes in the form, which belong to the inventory and so go before any act on it. */
  readonly onSendScans: () => Promise<boolean>;
}

/** Buttons that end an inventory or save it as a file. */
export function InventoryActs({ inventory, onSendScans, onDone }: InventoryActsProps) {
  return (
    <Cluster>
      <SaveButton inventory={inventory} onSendScans={onSendScans} />
      <EndButton inventory={inventory} onSendScans={onSendScans} onDone={onDone} />
    </Cluster>
  );
}

function SaveButton({ inventory, onSendScans }: Omit<InventoryActsProps, 'onDone'>) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('exportInventory');
  const save = async () => {
    const params = { id: String(inventory.codigo) };
    const made = (await onSendScans()) ? await act({ params }) : null;
    if (made) saveFile(made);
  };
  return (
    <Button icon="download" isPending={isBusy} onClick={() => void save()}>
      {t('inventories.csv')}
    </Button>
  );
}

/** Button that ends an open inventory, after asking. */
function EndButton({ inventory, onSendScans, onDone }: InventoryActsProps) {
  const end = useAct('endInventory');
  const [asks, setAsks] = useState(false);
  const ask = async () => setAsks(await onSendScans());
  const finish = async () => {
    setAsks(false);
    const params = { id: String(inventory.codigo) };
    // Codes may have come since the question.
    if ((await onSendScans()) && (await end.act({ params }))) onDone();
  };
  return (
    <>
      {!inventory.encerrado_em && <AskButton isBusy={end.isBusy} onAsk={() => void ask()} />}
      <EndDialog inventory={inventory} isOpen={asks} onConfirm={finish} onClose={setAsks} />
    </>
  );
}

interface AskButtonProps {
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

function AskButton({ isBusy, onAsk }: AskButtonProps) {
  const { t } = useTranslation();
  return (
    <Button isPending={isBusy} onClick={onAsk}>
      {t('inventories.end')}
    </Button>
  );
}

interface EndDialogProps {
  readonly inventory: WholeInventory;
  readonly isOpen: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: (isOpen: false) => void;
}

function EndDialog({ inventory, isOpen, onConfirm, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('inventories.endAsk')}
      confirmLabel={t('inventories.end')}
      cancelLabel={t('inventories.goOn')}
      closeLabel={t('frame.close')}
      onConfirm={() => void onConfirm()}
      onCancel={() => onClose(false)}
    >
      {t('inventories.endText', { count: totalOf(inventory, 'faltando') })}
    </ConfirmDialog>
  );
}
