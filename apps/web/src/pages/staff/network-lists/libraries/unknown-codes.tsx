import { useState, type Ref, type SubmitEvent } from 'react';
import { useSubmission } from '../../../../api/use-act.ts';
import { useTranslation } from '../../../../languages/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stack } from '../../../../ui/layouts/flow.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { ActProblem } from '../../../../parts/staff/act-problem.tsx';
import type { DoneHandler } from '../../../../parts/staff/use-done.ts';
import { libraryOptions, type StaffLibraries } from './staff-library.ts';

interface CodesProps {
  readonly libraries: StaffLibraries;
  readonly onDone: DoneHandler;
}

interface UnknownCodesProps extends CodesProps {
  /** Takes the focus once a code has its library. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Codes of records, each with the library it may mean. */
export function UnknownCodes({ libraries, headingRef, onDone }: UnknownCodesProps) {
  const { t } = useTranslation();
  const { sem_biblioteca: codes, total_sem_biblioteca: total } = libraries;
  return (
    <section aria-labelledby="unknown-codes">
      <Stack gap={3}>
        <h2 id="unknown-codes" ref={headingRef} tabIndex={-1}>
          {t('staffLibraries.unknown')}
        </h2>
        <p>{t(codes.length === 0 ? 'staffLibraries.none' : 'staffLibraries.unknownHint')}</p>
        {total > codes.length && <p>{t('staffLibraries.more', { count: total })}</p>}
        {codes.map((code) => (
          <MapForm key={code.codigo} code={code} libraries={libraries} onDone={onDone} />
        ))}
      </Stack>
    </section>
  );
}

interface MapFormProps extends CodesProps {
  readonly code: StaffLibraries['sem_biblioteca'][number];
}

function MapForm({ code: { codigo: code, itens }, libraries, onDone }: MapFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('mapLibraryCode');
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { bibliotecas } = libraries;
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(chosen === '');
    if (chosen === '') return;
    const isDone = await act({ body: { codigo: code, biblioteca: Number(chosen) } });
    const library = bibliotecas.find(({ cod_biblioteca }) => String(cod_biblioteca) === chosen);
    const name = library?.desc_biblioteca ?? '';
    if (isDone) onDone(t('staffLibraries.mapped', { code, name }));
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={2}>
        <ActProblem problem={problem} onDone={onDone} />
        <Select
          label={t('staffLibraries.means', { code })}
          description={t('staffLibraries.items', { count: itens })}
          name="biblioteca"
          value={chosen}
          options={libraryOptions(bibliotecas, t('staffLibraries.choose'))}
          onChange={({ target }) => setChosen(target.value)}
          {...(isMissing && chosen === '' && { error: t('staffLibraries.chooseThis') })}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('staffLibraries.map')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
