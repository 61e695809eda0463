import type { ImportTask } from '@estante/contract/plain';
import { useState } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { DoneHandler } from '../use-done.ts';
import { ReadingOptions, type ImportOptions } from './reading-options.tsx';
import { isTrialLast, type Run } from './run.ts';
import { MappedCodes } from './mapped-codes.tsx';
import { MappedLibraries } from './mapped-libraries.tsx';

interface ActsProps {
  readonly run: Run;
  readonly onDone: DoneHandler;
}

/** Options for reading the file, and the two acts: a trial, which changes nothing, and the import. */
export function RunActs({ run, onDone }: ActsProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('startImportRun');
  const [options, setOptions] = useState<ImportOptions>(run.opcoes);
  const change = (some: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...some }));
  const start = async (tarefa: ImportTask) => {
    const body = { tarefa, opcoes: options };
    if (await send({ params: { id: String(run.codigo) }, body })) onDone(null);
  };
  const trial = isTrialLast(run) ? run.simulacao : null;
  const unplaced = (trial ?? run.relatorio)?.sem_biblioteca ?? [];
  return (
    <form
      method="post"
      aria-label={t('imports.begin')}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        void start(submitter?.getAttribute('value') === 'import' ? 'importacao' : 'simulacao');
      }}
    >
      <Stack gap={4}>
        <h3>{t('imports.begin')}</h3>
        <ProblemSummary problem={problem} />
        {run.tipo === 'marc' && (
          <>
            <Select
              label={t('imports.library')}
              description={t('imports.libraryHint')}
              value={String(options.cod_biblioteca ?? '')}
              options={[
                { value: '', label: t('imports.noLibrary') },
                ...run.bibliotecas.map((one) => ({
                  value: String(one.cod_biblioteca),
                  label: one.desc_biblioteca,
                })),
              ]}
              onChange={({ target: { value } }) =>
                change({ cod_biblioteca: value === '' ? null : Number(value) })
              }
            />
            <MappedLibraries
              codes={unplaced}
              libraries={run.bibliotecas}
              mapped={options.bibliotecas}
              onChange={(bibliotecas) => change({ bibliotecas })}
            />
            <MappedCodes
              codes={trial?.siglas_novas ?? []}
              lists={run.listas}
              mapped={options.siglas ?? []}
              onChange={(siglas) => change({ siglas })}
            />
          </>
        )}
        <ReadingOptions run={run} options={options} onChange={change} />
        <Stack gap={2}>
          <Cluster>
            <Button type="submit" value="try" isPending={isBusy}>
              {t('imports.try')}
            </Button>
            <Button type="submit" variant="primary" value="import" isPending={isBusy}>
              {t('imports.import')}
            </Button>
          </Cluster>
          <p>{t('imports.tryHint')}</p>
        </Stack>
      </Stack>
    </form>
  );
}
