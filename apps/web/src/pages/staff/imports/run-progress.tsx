import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import type { Run } from './run.ts';

export interface RunStandingProps {
  readonly run: Run;
  readonly onDone: DoneHandler;
}

/** Progress of a queued or running import, with the button that cancels it. */
export function RunProgress({ run, onDone }: RunStandingProps) {
  const { t } = useTranslation();
  const { cancel, isBusy, isAsking, setAsking, isCancelled } = useCancelling(run, onDone);
  const isImport = taskOf(run) === 'importacao';
  const press = () => {
    if (isImport) setAsking(true);
    else void cancel();
  };
  return (
    <Stack gap={3}>
      {run.tentativas > 1 && <Message tone="info">{t('imports.begunAgain')}</Message>}
      <RunBar run={run} />
      {isImport && <p>{t('imports.foundAsTheyCome')}</p>}
      <CancelButton isCancelled={isCancelled} isBusy={isBusy} onPress={press} />
      <CancelDialog run={run} isOpen={isAsking} onConfirm={cancel} onClose={setAsking} />
    </Stack>
  );
}

const taskOf = ({ tarefa }: Run) => tarefa ?? 'importacao';

function useCancelling(run: Run, onDone: DoneHandler) {
  const { act, isBusy } = useAct('cancelImportRun');
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const cancel = async () => {
    setAsking(false);
    if (!(await act({ params: { id: String(run.codigo) } }))) return;
    setCancelled(true);
    onDone(null);
  };
  return { cancel, isBusy, isAsking, setAsking, isCancelled };
}

function RunBar({ run }: { readonly run: Run }) {
  const { t } = useTranslation();
  const { bytes, registros } = run.progresso;
  const isWaiting = run.situacao === 'na-fila';
  return (
    <ProgressBar
      label={t(`imports.tasks.${taskOf(run)}`)}
      share={isWaiting || bytes === 0 ? null : Math.min(bytes / run.bytes, 1)}
    >
      {isWaiting ? t('imports.waitsItsTurn') : t('imports.recordsDone', { count: registros })}
    </ProgressBar>
  );
}

interface CancelButtonProps {
  readonly isCancelled: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function CancelButton({ isCancelled, isBusy, onPress }: CancelButtonProps) {
  const { t } = useTranslation();
  if (isCancelled) return <p>{t('imports.cancelling')}</p>;
  return (
    <div>
      <Button isPending={isBusy} onClick={onPress}>
        {t('imports.cancel')}
      </Button>
    </div>
  );
}

interface CancelDialogProps {
  readonly run: Run;
  readonly isOpen: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: (isOpen: false) => void;
}

function CancelDialog({ run, isOpen, onConfirm, onClose }: CancelDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('imports.cancelAsk', { name: run.arquivo })}
      confirmLabel={t('imports.cancel')}
      cancelLabel={t('imports.goOn')}
      closeLabel={t('imports.goOn')}
      onConfirm={() => void onConfirm()}
      onCancel={() => onClose(false)}
    >
      <p>{t('imports.cancelText')}</p>
    </ConfirmDialog>
  );
}
