import { importCharsets, importItemFields, type ImportTask } from '@estante/contract/plain';
import { useState } from 'react';
import type { Input } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DoneHandler } from '../use-done.ts';
import { isTrialLast, type Run } from './run.ts';
import { MappedCodes } from './mapped-codes.tsx';
import { MappedLibraries } from './mapped-libraries.tsx';

type Options = Input<'startImportRun'>['body']['opcoes'];

interface ActsProps {
  readonly run: Run;
  readonly onDone: DoneHandler;
}

/** Options for reading the file, and the two acts: a trial, which changes nothing, and the import. */
export function RunActs({ run, onDone }: ActsProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('startImportRun');
  const [options, setOptions] = useState<Options>(run.opcoes);
  const change = (some: Partial<Options>) => setOptions((before) => ({ ...before, ...some }));
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
        <Reading run={run} options={options} onChange={change} />
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

interface ReadingProps {
  readonly run: Run;
  readonly options: Options;
  readonly onChange: (some: Partial<Options>) => void;
}

/** Fields for how the file is to be read, which it mostly says itself. */
function Reading({ run, options, onChange }: ReadingProps) {
  const { t } = useTranslation();
  const source = (
    <TextField
      label={t('imports.source')}
      description={t('imports.sourceHint')}
      maxLength={100}
      value={options.fonte}
      onChange={({ target }) => onChange({ fonte: target.value })}
    />
  );
  if (run.tipo !== 'marc') return <Disclosure title={t('imports.more')}>{source}</Disclosure>;
  return (
    <Disclosure title={t('imports.more')}>
      <Stack gap={4}>
        {source}
        <Select
          label={t('imports.charset')}
          value={options.caracteres ?? ''}
          options={[
            { value: '', label: t('imports.charsetAuto') },
            ...importCharsets.map((value) => ({ value, label: value.toUpperCase() })),
          ]}
          onChange={({ target }) =>
            onChange({ caracteres: importCharsets.find((one) => one === target.value) ?? null })
          }
        />
        <Select
          label={t('imports.items')}
          value={options.itens ?? ''}
          options={[
            { value: '', label: t('imports.itemsAuto') },
            ...importItemFields.map((value) => ({
              value,
              label: value === 'none' ? t('imports.itemsNone') : itemSystems[value],
            })),
          ]}
          onChange={({ target }) =>
            onChange({ itens: importItemFields.find((one) => one === target.value) ?? null })
          }
        />
        <Checkbox
          checked={options.cria_bibliotecas}
          onChange={(cria_bibliotecas) => onChange({ cria_bibliotecas })}
        >
          {t('imports.newLibraries')}
        </Checkbox>
      </Stack>
    </Disclosure>
  );
}

/** Names of products, the same in every language. */
const itemSystems = {
  koha: 'Koha (952)',
  symphony: 'Symphony (949, 999)',
  sierra: 'Sierra (945)',
  aleph: 'Aleph (Z30)',
  alma: 'Alma (ITM, 876, AVA)',
  pergamum: 'Pergamum (949)',
  marc: 'MARC 21 (876)',
} as const;
