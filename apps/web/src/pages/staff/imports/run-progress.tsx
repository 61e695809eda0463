import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { DoneHandler } from '../use-done.ts';
import type { Run } from './run.ts';

export interface RunStandingProps {
  readonly run: Run;
  readonly onDone: DoneHandler;
}

/** Progress of a run that waits or is under way, with the button that cancels it. */
export function RunProgress({ run, onDone }: RunStandingProps) {
  const { t } = useTranslation();
  const task = run.tarefa ?? 'importacao';
  const { act, isBusy } = useAct('cancelImportRun');
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const isImport = task === 'importacao';
  const cancel = async () => {
    setAsking(false);
    if (!(await act({ params: { id: String(run.codigo) } }))) return;
    setCancelled(true);
    onDone(null);
  };
  const { bytes, registros } = run.progresso;
  return (
    <Stack gap={3}>
      {run.tentativas > 1 && <Message tone="info">{t('imports.begunAgain')}</Message>}
      <ProgressBar
        label={t(`imports.tasks.${task}`)}
        share={run.situacao === 'na-fila' || bytes === 0 ? null : Math.min(bytes / run.bytes, 1)}
      >
        {run.situacao === 'na-fila'
          ? t('imports.waitsItsTurn')
          : t('imports.recordsDone', { count: registros })}
      </ProgressBar>
      {isImport && <p>{t('imports.foundAsTheyCome')}</p>}
      {isCancelled ? (
        <p>{t('imports.cancelling')}</p>
      ) : (
        <div>
          <Button
            isPending={isBusy}
            onClick={() => {
              if (isImport) setAsking(true);
              else void cancel();
            }}
          >
            {t('imports.cancel')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('imports.cancelAsk', { name: run.arquivo })}
        confirmLabel={t('imports.cancel')}
        cancelLabel={t('imports.goOn')}
        closeLabel={t('imports.goOn')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('imports.cancelText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
