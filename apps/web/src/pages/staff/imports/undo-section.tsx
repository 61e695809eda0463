import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import type { Run } from './run.ts';

interface UndoProps {
  readonly run: Run;
  readonly onDone: DoneHandler;
}

/** Undoing of an import: tried first, then confirmed. */
export function UndoSection({ run, onDone }: UndoProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('startImportRun');
  const [isAsking, setAsking] = useState(false);
  const start = async (tarefa: 'desfazer' | 'simulacao-desfazer') => {
    setAsking(false);
    const body = { tarefa, opcoes: run.opcoes };
    if (await act({ params: { id: String(run.codigo) }, body })) onDone(null);
  };
  const told = run.desfeita ?? run.simulacao_desfazer;
  const stays = bringsWhatStays(run);
  if (!run.pode_desfazer && !told && !stays) return null;
  return (
    <section>
      <Stack gap={3}>
        <h3>{t('imports.undoTitle')}</h3>
        {told && <UndoCounts told={told} isDone={run.desfeita !== null} />}
        {stays && <p>{t('imports.undoNot')}</p>}
        {run.pode_desfazer && (
          <>
            <p>{t('imports.undoText')}</p>
            <Cluster>
              <Button isPending={isBusy} onClick={() => void start('simulacao-desfazer')}>
                {t('imports.undoTry')}
              </Button>
              <Button variant="danger" isPending={isBusy} onClick={() => setAsking(true)}>
                {t('imports.undo')}
              </Button>
            </Cluster>
          </>
        )}
        <ConfirmDialog
          isOpen={isAsking}
          title={t('imports.undoAsk', { name: run.arquivo })}
          confirmLabel={t('imports.undo')}
          cancelLabel={t('imports.keep')}
          closeLabel={t('imports.keep')}
          onConfirm={() => void start('desfazer')}
          onCancel={() => setAsking(false)}
        >
          <p>{t('imports.undoText')}</p>
        </ConfirmDialog>
      </Stack>
    </section>
  );
}

/** Whether the import brought authorities or holdings, which no undoing removes. */
function bringsWhatStays({ relatorio }: Run): boolean {
  return (
    relatorio?.tipos.some(
      ({ tipo, novos, mudados, retirados }) =>
        (tipo === 'authority' || tipo === 'holdings') && novos + mudados + retirados > 0,
    ) ?? false
  );
}

interface UndoCountsProps {
  readonly told: NonNullable<Output<'getImportRun'>['desfeita']>;
  readonly isDone: boolean;
}

function UndoCounts({ told, isDone }: UndoCountsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={2}>
      <h4>{t(isDone ? 'imports.undoDid' : 'imports.undoWould')}</h4>
      <p>
        {t('imports.undoCounts', {
          restored: told.restaurados,
          withdrawn: told.retirados,
          separated: told.separados,
          refused: told.recusados,
        })}
      </p>
      <DefinitionList
        items={told.siglas_retiradas.map(({ lista, total, siglas }) => ({
          term: t(`imports.goneFrom.${lista}`),
          values: [
            siglas.join(', '),
            ...(total > siglas.length
              ? [t('imports.moreCodes', { count: total - siglas.length })]
              : []),
          ],
        }))}
      />
      {told.exemplos.length > 0 && (
        <>
          <p>{t('imports.undoLeft')}</p>
          <ul>
            {told.exemplos.map(({ cod_acervo, titulo, motivo }) => (
              <li key={cod_acervo}>
                <Link href={`/acervo/${cod_acervo}`}>{titulo}</Link>: {motivo}
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
