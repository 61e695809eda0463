import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { problemAt } from '../../../ui/problem-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ActProblem } from '../act-problem.tsx';
import type { Done } from '../use-done.ts';
import { MergeForm } from './merge-form.tsx';
import type { StaffLibrary } from './staff-library.ts';

interface LibraryEntryProps {
  readonly library: StaffLibrary;
  readonly others: readonly StaffLibrary[];
  readonly onDone: Done;
}

/** A library with its name to change, and what else can be done with it. */
export function LibraryEntry({ library, others, onDone }: LibraryEntryProps) {
  const { t } = useTranslation();
  const { desc_biblioteca: name, sigla, nome_campus, exemplares, codigos } = library;
  return (
    <section aria-label={name}>
      <Stack gap={3}>
        <h3>{`${name} (${sigla})`}</h3>
        <p>
          {[nome_campus, t('staffLibraries.copies', { count: exemplares })].join(' · ')}
          {codigos.length > 0 && ` · ${t('staffLibraries.codes', { codes: codigos.join(', ') })}`}
        </p>
        <RenameForm library={library} onDone={onDone} />
        {others.length > 0 && (
          <Disclosure title={t('staffLibraries.merge')}>
            <MergeForm library={library} others={others} onDone={onDone} />
          </Disclosure>
        )}
        {!library.em_uso && <RemoveButton library={library} onDone={onDone} />}
      </Stack>
    </section>
  );
}

type ActProps = Pick<LibraryEntryProps, 'library' | 'onDone'>;

function RenameForm({ library, onDone }: ActProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('renameLibrary');
  const [name, setName] = useState(library.desc_biblioteca);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(library.cod_biblioteca) };
    const isSaved = await act({ params, body: { desc_biblioteca: name.trim() } });
    if (isSaved) onDone(t('staffLibraries.renamed'));
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={2}>
        <ActProblem problem={problem} onDone={onDone} />
        <TextField
          label={t('staffLibraries.rename')}
          name="desc_biblioteca"
          error={problemAt(problem, 'desc_biblioteca')}
          required
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('staffLibraries.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function RemoveButton({ library, onDone }: ActProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('removeLibrary');
  const [asks, setAsks] = useState(false);
  const name = library.desc_biblioteca;
  const remove = async () => {
    setAsks(false);
    const isDone = await act({ params: { id: String(library.cod_biblioteca) } });
    if (isDone) onDone(t('staffLibraries.removed', { name }));
  };
  return (
    <div>
      <ActProblem problem={problem} onDone={onDone} />
      <Button look="quiet" icon="trash" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('staffLibraries.remove')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('staffLibraries.removeAsk', { name })}
        confirmLabel={t('staffLibraries.remove')}
        cancelLabel={t('staffLibraries.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        {t('staffLibraries.removeText')}
      </ConfirmDialog>
    </div>
  );
}
