import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActProblem } from '../act-problem.tsx';
import type { Done } from '../use-done.ts';
import { libraryOptions, type StaffLibrary } from './staff-library.ts';

interface MergeFormProps {
  readonly library: StaffLibrary;
  readonly others: readonly StaffLibrary[];
  readonly onDone: Done;
}

/** Which library this one becomes part of: asked about, as it cannot be undone. */
export function MergeForm({ library, others, onDone }: MergeFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('mergeLibrary');
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asks, setAsks] = useState(false);
  const name = library.desc_biblioteca;
  const into = others.find(({ cod_biblioteca }) => String(cod_biblioteca) === chosen);
  const other = into?.desc_biblioteca ?? '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!into);
    setAsks(into !== undefined);
  };
  const merge = async () => {
    setAsks(false);
    const params = { id: String(library.cod_biblioteca) };
    const isDone = await act({ params, body: { destino: Number(chosen) } });
    if (isDone) onDone(t('staffLibraries.merged', { name, other }));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={2}>
        <ActProblem problem={problem} onDone={onDone} />
        <p>{t('staffLibraries.mergeHint')}</p>
        <Select
          label={t('staffLibraries.into')}
          name="destino"
          value={chosen}
          options={libraryOptions(others, t('staffLibraries.choose'))}
          onChange={({ target }) => setChosen(target.value)}
          {...(isMissing && !into && { error: t('staffLibraries.chooseThis') })}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('staffLibraries.merge')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={asks}
        title={t('staffLibraries.mergeAsk', { name, other })}
        confirmLabel={t('staffLibraries.merge')}
        cancelLabel={t('staffLibraries.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void merge()}
        onCancel={() => setAsks(false)}
      >
        {t('staffLibraries.mergeHint')}
      </ConfirmDialog>
    </form>
  );
}
