import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { sizeWords } from './imports-address.ts';
import { RunProgress, type RunStandingProps } from './run-progress.tsx';

/** Progress of an import run, refreshed each second while it lasts; and its end. */
export function RunStanding({ run, onDone }: RunStandingProps) {
  switch (run.situacao) {
    case 'na-fila':
    case 'em-andamento':
      return <RunProgress run={run} onDone={onDone} />;
    case 'recebendo':
      return <IncompleteFile run={run} onDone={onDone} />;
    case 'pronta':
      return run.relatorio ? null : <Discard run={run} onDone={onDone} />;
    case 'interrompida':
      return <CutOffRun run={run} />;
    case 'cancelada':
      return <CancelledRun run={run} />;
    case 'terminada':
      return <EndedRun run={run} />;
  }
}

/** Message on a file that has not arrived completely. */
function IncompleteFile({ run, onDone }: RunStandingProps) {
  const { t, i18n } = useTranslation();
  const done = sizeWords(run.recebidos, i18n.language);
  const all = sizeWords(run.bytes, i18n.language);
  return (
    <Stack gap={3}>
      <Message tone="warning">{t('imports.incomplete', { done, all })}</Message>
      <Discard run={run} onDone={onDone} />
    </Stack>
  );
}

type RunProps = Pick<RunStandingProps, 'run'>;

function CutOffRun({ run }: RunProps) {
  const { t } = useTranslation();
  return (
    <Message tone="warning" title={t('imports.states.interrompida')}>
      <p>{t('imports.cutOff')}</p>
      {!run.pode_importar && <p>{t('imports.fileGone')}</p>}
    </Message>
  );
}

function CancelledRun({ run }: RunProps) {
  const { t } = useTranslation();
  return (
    <Message tone="info" title={t('imports.states.cancelada')}>
      <p>{run.tarefa === null ? t('imports.discarded') : t('imports.wasCancelled')}</p>
      {run.tarefa !== null && !run.pode_importar && <p>{t('imports.fileGone')}</p>}
    </Message>
  );
}

function EndedRun({ run }: RunProps) {
  const { t } = useTranslation();
  return (
    <output>
      {run.tarefa === 'importacao' && run.relatorio?.ilegivel === null && (
        <Message tone="success" title={t('imports.states.terminada')} />
      )}
    </output>
  );
}

function Discard({ run, onDone }: RunStandingProps) {
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
