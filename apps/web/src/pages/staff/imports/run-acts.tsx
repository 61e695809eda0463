import type { ImportTask } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
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
  const { options, change, submit, isBusy, problem } = useStarting({ run, onDone });
  return (
    <form method="post" aria-label={t('imports.begin')} onSubmit={submit}>
      <Stack gap={4}>
        <h3>{t('imports.begin')}</h3>
        <ProblemSummary problem={problem} />
        {run.tipo === 'marc' && <PlacingFields run={run} options={options} onChange={change} />}
        <ReadingOptions run={run} options={options} onChange={change} />
        <StartButtons isBusy={isBusy} />
      </Stack>
    </form>
  );
}

/** Keeps the options of a run, and starts its trial or the import, by the pressed button. */
function useStarting({ run, onDone }: ActsProps) {
  const { send, isBusy, problem } = useSubmission('startImportRun');
  const [options, setOptions] = useState<ImportOptions>(run.opcoes);
  const change = (some: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...some }));
  const start = async (tarefa: ImportTask) => {
    const body = { tarefa, opcoes: options };
    if (await send({ params: { id: String(run.codigo) }, body })) onDone(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    void start(submitter?.getAttribute('value') === 'import' ? 'importacao' : 'simulacao');
  };
  return { options, change, submit, isBusy, problem };
}

interface PlacingFieldsProps {
  readonly run: Run;
  readonly options: ImportOptions;
  readonly onChange: (some: Partial<ImportOptions>) => void;
}

/** Fields for the library of new copies, and for unknown codes of the file. */
function PlacingFields({ run, options, onChange }: PlacingFieldsProps) {
  const trial = isTrialLast(run) ? run.simulacao : null;
  return (
    <>
      <LibraryField run={run} options={options} onChange={onChange} />
      <MappedLibraries
        codes={(trial ?? run.relatorio)?.sem_biblioteca ?? []}
        libraries={run.bibliotecas}
        mapped={options.bibliotecas}
        onChange={(bibliotecas) => onChange({ bibliotecas })}
      />
      <MappedCodes
        codes={trial?.siglas_novas ?? []}
        lists={run.listas}
        mapped={options.siglas ?? []}
        onChange={(siglas) => onChange({ siglas })}
      />
    </>
  );
}

function LibraryField({ run, options, onChange }: PlacingFieldsProps) {
  const { t } = useTranslation();
  const none = { value: '', label: t('imports.noLibrary') };
  const named = run.bibliotecas.map(({ cod_biblioteca, desc_biblioteca }) => ({
    value: String(cod_biblioteca),
    label: desc_biblioteca,
  }));
  const choose = (value: string) =>
    onChange({ cod_biblioteca: value === '' ? null : Number(value) });
  return (
    <Select
      label={t('imports.library')}
      description={t('imports.libraryHint')}
      value={String(options.cod_biblioteca ?? '')}
      options={[none, ...named]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function StartButtons({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
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
  );
}
