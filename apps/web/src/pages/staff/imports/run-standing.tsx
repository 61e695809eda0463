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
import { sizeWords } from './imports-address.ts';

interface StandingProps {
  readonly run: Run;
  readonly onDone: DoneHandler;
}

/** Progress of an import run, told again each second while it goes on; and its end. */
export function RunStanding({ run, onDone }: StandingProps) {
  const { t, i18n } = useTranslation();
  switch (run.situacao) {
    case 'na-fila':
    case 'em-andamento':
      return <AtWork run={run} onDone={onDone} />;
    case 'recebendo': {
      const done = sizeWords(run.recebidos, i18n.language);
      const all = sizeWords(run.bytes, i18n.language);
      return (
        <Stack gap={3}>
          <Message tone="warning">{t('imports.incomplete', { done, all })}</Message>
          <Discard run={run} onDone={onDone} />
        </Stack>
      );
    }
    case 'pronta':
      return run.relatorio ? null : <Discard run={run} onDone={onDone} />;
    case 'interrompida':
      return (
        <Message tone="warning" title={t('imports.states.interrompida')}>
          <p>{t('imports.cutOff')}</p>
          {!run.pode_importar && <p>{t('imports.fileGone')}</p>}
        </Message>
      );
    case 'cancelada':
      return (
        <Message tone="info" title={t('imports.states.cancelada')}>
          <p>{run.tarefa === null ? t('imports.discarded') : t('imports.wasCancelled')}</p>
          {run.tarefa !== null && !run.pode_importar && <p>{t('imports.fileGone')}</p>}
        </Message>
      );
    case 'terminada':
      return (
        <output>
          {run.tarefa === 'importacao' && run.relatorio?.ilegivel === null && (
            <Message tone="success" title={t('imports.states.terminada')} />
          )}
        </output>
      );
  }
}

function AtWork({ run, onDone }: StandingProps) {
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

function Discard({ run, onDone }: StandingProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('cancelImportRun');
  const discard = async () => {
    if (await act({ params: { id: String(run.codigo) } })) onDone(t('imports.discarded'));
  };
  return (
    <div>
      <Button variant="quiet" isPending={isBusy} onClick={() => void discard()}>
        {t('imports.discard')}
      </Button>
    </div>
  );
}
